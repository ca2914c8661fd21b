//! Who has how many points: bars, and how they came there.

use std::cmp::Reverse;

use leptos::prelude::*;

use crate::rules::roster::PlayerId;
use crate::rules::standing::Standing;
use crate::ui::app::text;

/// A player's points, those of a round that is being counted among them.
#[derive(Clone, Debug, PartialEq)]
pub struct Points {
    name: String,
    total: i32,
    /// What the last round brought, or brings that is being counted.
    gained: Option<i32>,
    /// After each round, from the first one that the player played.
    course: Vec<i32>,
    /// The points of each of those rounds.
    rounds: Vec<String>,
}

impl Points {
    /// Everybody's, the most first. `counted` are the points of a round that do not stand yet.
    pub fn counting(standings: &[Standing], counted: impl Fn(PlayerId) -> Option<i32>) -> Vec<Self> {
        sorted(standings.iter().map(|standing| {
            let gained = counted(standing.player.id);
            Points { gained, ..Self::of(standing, gained) }
        }))
    }

    /// Everybody's, the most first, when the points of the last round stand.
    pub fn counted(standings: &[Standing]) -> Vec<Self> {
        sorted(standings.iter().map(|standing| {
            let gained = standing.rounds.last().copied().flatten();
            Points { gained, ..Self::of(standing, None) }
        }))
    }

    /// Those that stand, and the points of one more round.
    fn of(standing: &Standing, more: Option<i32>) -> Self {
        let mut course = vec![0];
        let mut rounds = Vec::new();
        for round in standing.rounds.iter().copied().chain([more]).flatten() {
            course.push(course.last().copied().unwrap_or(0) + round);
            rounds.push(round.to_string());
        }
        let total = standing.total + more.unwrap_or(0);
        Points { name: text().name(&standing.player), total, gained: None, course, rounds }
    }
}

/// The most first; those who are level stay in the order of their seats.
fn sorted(points: impl Iterator<Item = Points>) -> Vec<Points> {
    let mut all: Vec<Points> = points.collect();
    all.sort_by_key(|points| Reverse(points.total));
    all
}

/// Everybody's points as bars toward `goal`, and as lines over the rounds.
#[component]
pub fn Standings(#[prop(into)] points: Signal<Vec<Points>>, #[prop(into)] goal: Signal<i32>) -> impl IntoView {
    let lines = move || points.with(|all| drawn(all, goal.get()));
    view! { <ol class="standings" data-testid="standings">{lines}</ol> }
}

fn drawn(all: &[Points], goal: i32) -> Vec<AnyView> {
    let courses = || all.iter().flat_map(|player| &player.course).copied();
    let (least, most) = (courses().min().unwrap_or(0).min(0), courses().max().unwrap_or(0).max(goal));
    let lines = all.iter().map(|Points { name, total, gained, course, rounds }| {
        let before = total - gained.unwrap_or(0).max(0);
        view! {
            <li style:--share=share(*total, goal) style:--before=share(before, goal)>
                <bdi class="seat-name">{name.clone()}</bdi>
                {(course.len() > 2).then(|| sparkline(course, least, most))}
                {gained.map(|gained| view! { <span class="gained">{signed(gained)}</span> })}
                <strong class="points">{total.to_string().replace('-', "−")}</strong>
                <span class="unseen">{(text().table.by_round)(&rounds.join(", "))}</span>
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

/// Points with their sign.
pub fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
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
