//! Who has how much: bars toward the goal, and how they came there.

use leptos::prelude::*;

use super::called::signed;
use super::reveal::open_lists;
use super::{Seat, words};
use crate::rules::race::View;
use crate::rules::race::view::Stage;
use crate::ui::app::text;

/// A player's points, those of a round that is being counted among them.
struct Points {
    name: String,
    total: i32,
    /// What the round brings that is being counted.
    gained: Option<i32>,
    /// After each round, from the first one that the player played.
    course: Vec<i32>,
    /// The points of each of those rounds.
    rounds: Vec<String>,
}

/// Everybody's points, the most first, as bars toward the goal and as lines over the rounds.
#[component]
pub fn Standings() -> impl IntoView {
    let seat = Seat::here();
    view! { <ol class="standings" data-testid="standings">{move || seat.read(drawn)}</ol> }
}

fn drawn(view: &View) -> Vec<AnyView> {
    let all = points(view);
    let goal = i32::from(view.config.goal);
    let courses = || all.iter().flat_map(|player| &player.course).copied();
    let (least, most) = (courses().min().unwrap_or(0).min(0), courses().max().unwrap_or(0).max(goal));
    let lines = all.into_iter().map(|Points { name, total, gained, course, rounds }| {
        let before = total - gained.unwrap_or(0).max(0);
        view! {
            <li style:--share=share(total, goal) style:--before=share(before, goal)>
                <bdi class="seat-name">{name}</bdi>
                {(course.len() > 2).then(|| sparkline(&course, least, most))}
                {gained.map(|gained| view! { <span class="gained">{signed(gained)}</span> })}
                <strong class="points">{total.to_string().replace('-', "−")}</strong>
                <span class="unseen">{(words().reveal.by_round)(&rounds.join(", "))}</span>
                <span class="bar-track" aria-hidden="true"></span>
            </li>
        }
        .into_any()
    });
    lines.collect()
}

/// How far it is to the goal; those who are past it or below zero stay within the bar.
pub fn share(points: i32, goal: i32) -> String {
    format!("{}%", (points * 100 / goal.max(1)).clamp(0, 100))
}

/// Everybody, the most points first.
fn points(view: &View) -> Vec<Points> {
    let counted = match &view.stage {
        Stage::Revealing { .. } => open_lists(view).map(|(_, result)| result),
        // Its points stand already.
        _ => None,
    };
    let mut all: Vec<Points> = Vec::new();
    for standing in &view.players {
        let list = counted.and_then(|result| result.lists.iter().find(|list| list.player == standing.player.id));
        let gained = list.map(|list| list.total);
        let mut course = vec![0];
        let mut rounds = Vec::new();
        for round in standing.rounds.iter().copied().chain([gained]).flatten() {
            course.push(course.last().copied().unwrap_or(0) + round);
            rounds.push(round.to_string());
        }
        let total = standing.total + gained.unwrap_or(0);
        let place = all.iter().position(|other| other.total < total).unwrap_or(all.len());
        all.insert(place, Points { name: text().name(&standing.player), total, gained, course, rounds });
    }
    all
}

/// A line from round to round in a box of 60 by 20; all players' lines have the same scale.
fn sparkline(course: &[i32], least: i32, most: i32) -> impl IntoView {
    let across = (course.len() - 1).max(1) as i32;
    let mut path = String::new();
    for (round, points) in course.iter().enumerate() {
        let x = 60 * round as i32 / across;
        let y = 20 - 20 * (points - least) / (most - least).max(1);
        path.push_str(&format!("{}{x} {y}", if round == 0 { 'M' } else { 'L' }));
    }
    view! { <svg class="course" viewBox="-1 -1 62 22" aria-hidden="true"><path d=path /></svg> }
}
