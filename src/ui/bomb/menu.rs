//! Pause, and everything that is not the game itself: people, help, settings, the end.

use leptos::prelude::*;

use super::people::People;
use super::{Seat, words};
use crate::route::Route;
use crate::rules::bomb::view::Stage;
use crate::ui::app::text;
use crate::ui::help::Rules;
use crate::ui::settings::SettingsForm;
use crate::ui::widgets::{Button, IconButton, Sheet, Sign, UnsavedNote};

/// Which page of the sheet is open.
#[derive(Clone, Copy, PartialEq)]
enum Page {
    Main,
    People,
    Help,
    Settings,
    End,
}

/// Stops the clock if a fuse burns, and opens the sheet.
#[component]
pub fn MenuButton() -> impl IntoView {
    let seat = Seat::here();
    let open = RwSignal::new(false);
    let press = move || {
        if matches!(seat.read(|view| view.stage.clone()), Some(Stage::Burning(_))) {
            // The table shows the sheet for as long as the game is paused.
            seat.table.pause();
        } else {
            open.set(true);
        }
    };
    view! {
        <IconButton sign=Sign::Pause name=text().act.pause on_press=press />
        {move || open.get().then(|| view! { <MenuSheet burning=false on_close=move || open.set(false) /> })}
    }
}

/// The sheet of a game that is paused: letters and die are covered (C33).
#[component]
pub fn Menu() -> impl IntoView {
    let seat = Seat::here();
    view! { <MenuSheet burning=true on_close=move || seat.table.resume() /> }
}

#[component]
fn MenuSheet(burning: bool, #[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    let page = RwSignal::new(Page::Main);
    let title = Signal::derive(move || {
        let title = match page.get() {
            Page::Main => words.table.paused,
            Page::People => text.roster.title,
            Page::Help => text.act.help,
            Page::Settings => text.act.settings,
            Page::End => words.table.end_game,
        };
        title.to_owned()
    });
    let back = move || view! { <Button label=text.act.back on_press=move || page.set(Page::Main) /> };
    let entry = move |to: Page, label: &'static str| {
        view! { <Button label on_press=move || page.set(to) /> }
    };
    let home = move || {
        seat.table.leave();
        seat.app.go(Route::Home);
    };
    let end = move || {
        seat.table.clear();
        seat.app.go_instead(Route::Home);
    };
    view! {
        <Sheet title on_close cover=burning>
            {move || match page.get() {
                Page::Main => view! {
                    <div class="menu" data-testid="menu">
                        {burning.then(|| view! { <p class="hint">{words.table.paused_detail}</p> })}
                        <Button label=text.act.go_on class="button primary huge" test="go-on" next=true on_press=on_close />
                        <UnsavedNote />
                        {entry(Page::People, text.roster.title)}
                        {entry(Page::Help, text.act.help)}
                        {entry(Page::Settings, text.act.settings)}
                        <Button label=text.act.home on_press=home />
                        {entry(Page::End, words.table.end_game)}
                    </div>
                }.into_any(),
                Page::People => view! { <People />{back()} }.into_any(),
                Page::Help => view! { <Rules />{back()} }.into_any(),
                Page::Settings => view! { <SettingsForm />{back()} }.into_any(),
                Page::End => view! {
                    <p class="verdict">{words.table.end_game_sure}</p>
                    <div class="row">
                        <Button label=words.table.end_game class="button strong" test="end-game" on_press=end />
                        <Button label=text.act.cancel on_press=move || page.set(Page::Main) />
                    </div>
                }.into_any(),
            }}
        </Sheet>
    }
}
