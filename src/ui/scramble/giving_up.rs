//! Groups are abandoned by agreement (S10, C28).

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::roster::PlayerId;
use crate::rules::scramble::Action;
use crate::ui::app::text;
use crate::ui::widgets::{Button, Sheet};

/// Asks which, and says what it means.
#[component]
pub fn GivingUp(
    /// Those whose groups are open.
    open: Memo<Vec<PlayerId>>,
    #[prop(into)] on_close: Callback<()>,
) -> impl IntoView {
    let seat = Seat::here();
    let solve = words().solve;
    let abandon = move |group: Option<PlayerId>| {
        on_close.run(());
        if seat.act(&Action::Abandon { group }).is_ok() {
            seat.message.set(None);
        }
    };
    let group = move |setter: PlayerId| {
        let label = (solve.group)(&seat.name(setter));
        view! { <Button label test="give-up-one" on_press=move || abandon(Some(setter)) /> }
    };
    view! {
        <Sheet title=solve.give_up_title on_close>
            <p class="verdict">{solve.give_up_sure}</p>
            <div class="menu">
                {move || open.get().into_iter().map(group).collect_view()}
                {move || open.with(|open| open.len() > 1).then(|| view! {
                    <Button label=solve.give_up_all class="button strong" test="give-up-all" on_press=move || abandon(None) />
                })}
                <Button label=text().act.cancel class="button primary" next=true on_press=on_close />
            </div>
        </Sheet>
    }
}
