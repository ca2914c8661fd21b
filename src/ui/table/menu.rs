//! Pause, and everything that is not the game itself: people, help, settings, the end.

use leptos::prelude::*;

use super::people::People;
use super::{Does, TableTools};
use crate::route::Route;
use crate::ui::app::{App, text};
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

/// Pauses if something is in view that a pause covers, and opens the sheet.
#[component]
pub fn MenuButton() -> impl IntoView {
    let tools = TableTools::here();
    let open = RwSignal::new(false);
    let press = move || {
        if tools.covers.get_untracked() {
            // The table shows the sheet for as long as the game is paused.
            tools.does.run((Does::Pause,));
        } else {
            open.set(true);
        }
    };
    view! {
        <IconButton sign=Sign::Pause name=text().act.pause on_press=press />
        {move || open.get().then(|| view! { <MenuSheet cover=false on_close=move || open.set(false) /> })}
    }
}

/// The sheet of a game that is paused and covered (C33).
#[component]
pub fn Menu() -> impl IntoView {
    let tools = TableTools::here();
    view! { <MenuSheet cover=true on_close=move || tools.resume() /> }
}

#[component]
fn MenuSheet(cover: bool, #[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let (app, tools) = (App::here(), TableTools::here());
    let text = text();
    let act = &text.act;
    let page = RwSignal::new(Page::Main);
    let title = Signal::derive(move || {
        let title = match page.get() {
            Page::Main => act.paused,
            Page::People => text.roster.title,
            Page::Help => act.help,
            Page::Settings => act.settings,
            Page::End => act.end_game,
        };
        title.to_owned()
    });
    let back = move || view! { <Button label=act.back on_press=move || page.set(Page::Main) /> };
    let entry = move |to: Page, label: &'static str| {
        view! { <Button label on_press=move || page.set(to) /> }
    };
    let home = move || {
        tools.does.run((Does::Leave,));
        app.go(Route::Home);
    };
    let end = move || {
        tools.does.run((Does::Clear,));
        app.go_instead(Route::Home);
    };
    view! {
        <Sheet title on_close cover>
            {move || match page.get() {
                Page::Main => view! {
                    <div class="menu" data-testid="menu">
                        {cover.then(|| view! { <p class="hint">{tools.paused_detail}</p> })}
                        <Button label=act.go_on class="button primary huge" test="go-on" next=true on_press=on_close />
                        <UnsavedNote />
                        {entry(Page::People, text.roster.title)}
                        {entry(Page::Help, act.help)}
                        {entry(Page::Settings, act.settings)}
                        <Button label=act.home on_press=home />
                        {entry(Page::End, act.end_game)}
                    </div>
                }.into_any(),
                Page::People => view! { <People />{back()} }.into_any(),
                Page::Help => view! { <Rules sections=tools.help />{back()} }.into_any(),
                Page::Settings => view! { <SettingsForm />{back()} }.into_any(),
                Page::End => view! {
                    <p class="verdict">{act.end_game_sure}</p>
                    <div class="row">
                        <Button label=act.end_game class="button strong" test="end-game" on_press=end />
                        <Button label=act.cancel on_press=move || page.set(Page::Main) />
                    </div>
                }.into_any(),
            }}
        </Sheet>
    }
}
