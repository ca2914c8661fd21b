//! Drawn signs, and the square buttons that carry them.

use leptos::prelude::*;

/// A sign of the line-drawn set; the names say what is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Undo,
    Pause,
    Turn,
    SoundOn,
    SoundOff,
    Help,
    Settings,
    Home,
    Close,
    Plus,
    Minus,
    Up,
    Keyboard,
    Backspace,
    Check,
    Cross,
    List,
    Save,
    Squares,
    Shuffle,
}

impl Sign {
    /// The outline in a square of 24.
    const fn path(self) -> &'static str {
        match self {
            Sign::Undo => "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Sign::Pause => "M9 5v14M15 5v14",
            Sign::Turn => "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
            Sign::SoundOn => "M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8.5 8.5 0 0 1 0 11",
            Sign::SoundOff => "M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
            Sign::Help => "M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.700-1.7 1.3-1.7 2.5M12 18v.1",
            Sign::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
            Sign::Home => "M4 11.5 12 5l8 6.5M6.5 10v9h11v-9",
            Sign::Close => "M6 6l12 12M18 6 6 18",
            Sign::Plus => "M12 5v14M5 12h14",
            Sign::Minus => "M5 12h14",
            Sign::Up => "M12 19V6M6 11.5 12 5.5l6 6",
            Sign::Keyboard => "M3 7h18v10H3zM7 11h.1M11 11h.1M15 11h.1M17 14h.1M7 14h.1M10 14h4",
            Sign::Backspace => "M9 6h11v12H9l-6-6zM12.5 9.5l5 5M17.5 9.5l-5 5",
            Sign::Check => "M5 12.5 10 17.5 19 7",
            Sign::Cross => "M7 7l10 10M17 7 7 17",
            Sign::List => "M5 6h.1M9 6h11M5 12h.1M9 12h11M5 18h.1M9 18h11",
            Sign::Shuffle => "M4 7h3.5l8 10H20M4 17h3.5l2.5-3M13 10l2.5-3H20M17.5 4 20.5 7l-3 3M17.5 14l3 3-3 3",
            Sign::Squares => "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2M14 20v-1M20 20h-3",
            Sign::Save => "M12 4v11M6.5 9.5 12 15l5.5-5.5M5 20h14",
        }
    }
}

/// A sign. It says nothing by itself to a screen reader.
#[component]
pub fn Icon(sign: Sign) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=sign.path() />
        </svg>
    }
}

/// A square button with a sign and a name.
#[component]
pub fn IconButton(
    sign: Sign,
    #[prop(into)] name: String,
    #[prop(into)] on_press: Callback<()>,
    #[prop(into, default = Signal::from(false))] disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <button type="button" class="tool" aria-label=name.clone() title=name disabled=disabled on:click=move |_| on_press.run(())>
            <Icon sign />
        </button>
    }
}
