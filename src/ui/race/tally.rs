//! Instead of a list: how many words of each length are left on paper (R8).

use leptos::prelude::*;

use super::list_entry::read_list;
use super::verdict::AskVerdict;
use super::{Seat, words};
use crate::rules::race::view::Stage;
use crate::rules::race::{Action, Tally};
use crate::rules::roster::PlayerId;
use crate::ui::app::text;
use crate::ui::widgets::{Stepper, Switch};

/// More words of one length nobody writes.
const MOST_OF_A_LENGTH: usize = 50;

/// A stepper for each length, what they come to, and what can cost whoever called STOP.
#[component]
pub fn TallyForm(by: PlayerId) -> impl IntoView {
    let seat = Seat::here();
    let words = &words().count;
    let tally = Memo::new(move |_| read_list(seat, by, |list| list.tally.clone()).flatten().unwrap_or_default());
    let stopped = move || {
        seat.read(|view| matches!(view.stage, Stage::Collecting { stopper, .. } if stopper == Some(by))) == Some(true)
    };
    let change = move |change: &dyn Fn(&mut Tally)| {
        let mut tally = tally.get_untracked();
        change(&mut tally);
        let _ = seat.act(&Action::Count { by, tally: Some(tally) });
    };
    let lengths = words.lengths.into_iter().enumerate().map(|(place, label)| {
        view! {
            <Stepper
                label
                value=Signal::derive(move || tally.with(|tally| usize::from(tally.lengths[place])))
                range=0..=MOST_OF_A_LENGTH
                on_change=move |count: usize| change(&|tally| tally.lengths[place] = count.min(MOST_OF_A_LENGTH) as u8)
            />
        }
    });
    view! {
        <div class="tally" data-testid="tally">
            <p class="hint">{words.only_points_detail}</p>
            {lengths.collect_view()}
            <p class="tally-total" role="status">{move || (text().table.points)(tally.with(Tally::points))}</p>
            {move || stopped().then(|| view! {
                <Switch label=words.mistake detail=words.mistake_detail on=Signal::derive(move || tally.with(|tally| tally.mistake)) on_switch=move |on: bool| change(&|tally| tally.mistake = on) />
                <Switch label=words.short detail=words.short_detail on=Signal::derive(move || tally.with(|tally| tally.short)) on_switch=move |on: bool| change(&|tally| tally.short = on) />
            })}
            <AskVerdict at_once=false />
        </div>
    }
}
