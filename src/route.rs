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
    /// Who plays Race, and how.
    RaceSetup,
    /// The table at which Race is played.
    RaceTable,
    /// How Race is played.
    RaceHelp,
    /// An own phone that follows a link to a roll (R8); the roll is the [`payload`](Route::payload).
    RaceJoin,
    /// A list of an own phone that is brought to the table (R8); the list is the [`payload`](Route::payload).
    RaceList,
    /// Who plays Scramble, and how.
    ScrambleSetup,
    /// The table at which Scramble is played.
    ScrambleTable,
    /// How Scramble is played.
    ScrambleHelp,
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
    pub const ALL: [Route; 16] = [
        Route::Home,
        Route::BombSetup,
        Route::BombTable,
        Route::BombHelp,
        Route::RaceSetup,
        Route::RaceTable,
        Route::RaceHelp,
        Route::RaceJoin,
        Route::RaceList,
        Route::ScrambleSetup,
        Route::ScrambleTable,
        Route::ScrambleHelp,
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
            Route::RaceSetup => "/race",
            Route::RaceTable => "/race/table",
            Route::RaceHelp => "/help/race",
            Route::RaceJoin => "/race/join",
            Route::RaceList => "/race/list",
            Route::ScrambleSetup => "/scramble",
            Route::ScrambleTable => "/scramble/table",
            Route::ScrambleHelp => "/help/scramble",
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
        Route::ALL.into_iter().find(|route| route.carried(wanted).is_some()).unwrap_or_default()
    }

    /// What a link carries beside the name of its screen: a roll or a list.
    pub fn payload(fragment: &str) -> &str {
        let wanted = fragment.trim_start_matches('#');
        Route::ALL.into_iter().find_map(|route| route.carried(wanted)).unwrap_or_default()
    }

    /// What stands behind this screen's name in a fragment without `#`, if it is this screen's.
    fn carried(self, fragment: &str) -> Option<&str> {
        let rest = fragment.strip_prefix(self.fragment())?;
        match self {
            Route::RaceJoin | Route::RaceList if !rest.is_empty() => rest.strip_prefix('/'),
            _ => rest.is_empty().then_some(rest),
        }
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
    fn r8_a_link_carries_what_stands_behind_the_name_of_its_screen() {
        assert_eq!(Route::parse("#/race/join/en.4.abc"), Route::RaceJoin);
        assert_eq!(Route::payload("#/race/join/en.4.abc"), "en.4.abc");
        assert_eq!(Route::payload("#/race/list/a/b"), "a/b");
        assert_eq!(Route::parse("#/race/joint"), Route::Home);
        assert_eq!((Route::parse("#/race/table/x"), Route::payload("#/race/table/x")), (Route::Home, ""));
    }

    #[test]
    fn whatever_else_stands_there_is_home() {
        for fragment in ["", "#", "#/nowhere", "#/bomb/", "%", "#<script>"] {
            assert_eq!(Route::parse(fragment), Route::Home);
        }
    }
}
