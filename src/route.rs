//! Which screen is shown, to and from the part of the address behind the `#`. Any sub-path works, since the rest of
//! the address is never looked at.

/// A screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Route {
    /// The three games.
    #[default]
    Home,
    /// Who plays Bomb, and how.
    BombSetup,
    /// The table at which Bomb is played.
    BombTable,
    /// How Bomb is played.
    BombHelp,
    /// The own word lists.
    Lists,
    /// One of them, or a new one.
    ListEdit,
    /// Sound, motion, theme, language.
    Settings,
    /// Licences and sources.
    Credits,
}

impl Route {
    /// Every screen.
    pub const ALL: [Route; 8] = [
        Route::Home,
        Route::BombSetup,
        Route::BombTable,
        Route::BombHelp,
        Route::Lists,
        Route::ListEdit,
        Route::Settings,
        Route::Credits,
    ];

    /// What stands behind the `#`.
    pub const fn fragment(self) -> &'static str {
        match self {
            Route::Home => "/",
            Route::BombSetup => "/bomb",
            Route::BombTable => "/bomb/table",
            Route::BombHelp => "/help/bomb",
            Route::Lists => "/lists",
            Route::ListEdit => "/lists/edit",
            Route::Settings => "/settings",
            Route::Credits => "/credits",
        }
    }

    /// For the `href` of a link.
    pub fn href(self) -> String {
        format!("#{}", self.fragment())
    }

    /// The screen that a fragment, with or without `#`, asks for; home for anything unknown.
    pub fn parse(fragment: &str) -> Self {
        let wanted = fragment.trim_start_matches('#');
        Route::ALL.into_iter().find(|route| route.fragment() == wanted).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_found_by_its_own_link() {
        for route in Route::ALL {
            assert_eq!(Route::parse(&route.href()), route);
        }
    }

    #[test]
    fn whatever_else_stands_there_is_home() {
        for fragment in ["", "#", "#/nowhere", "#/bomb/", "%", "#<script>"] {
            assert_eq!(Route::parse(fragment), Route::Home);
        }
    }
}
