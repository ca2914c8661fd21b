//! What the cases share: saves to start from, words that are typed, and what the page has stored.
//!
//! A game is brought to a known card, die and fuse by a save that lies in the storage before the
//! page starts: the same file that a reload would find. Nothing in the page is told to be shorter
//! or easier for a test.

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::{Value, json};
use wordbox::rules::Game as _;
use wordbox::rules::bomb::{Bomb, Config, Event, Face, Play};
use wordbox::rules::clock::Millis;
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::save::{Record, RecordOf, VERSION};
use wordbox::session::settings::Language;
use wordbox::session::{Step, codec};
use wordbox::text::Text;
use wordbox::words::Lang;

use wordbox_e2e::harness::Ctx;

/// The fragment of the table.
pub const TABLE: &str = "#/bomb/table";
/// The longest fuse, in milliseconds: nothing explodes while a test looks elsewhere.
pub const LONG_FUSE: u64 = 300_000;
/// The first three players, by id.
pub const ANN: PlayerId = PlayerId(0);
pub const BO: PlayerId = PlayerId(1);
pub const CY: PlayerId = PlayerId(2);
const NAMES: [&str; 3] = ["Ann", "Bo", "Cy"];

/// Clocks that a test moves: `__clock.jump(mono, wall)` adds to both, in milliseconds.
pub const CLOCK: &str = "
    const mono = performance.now.bind(performance), wall = Date.now;
    let monoAhead = 0, wallAhead = 0;
    performance.now = () => mono() + monoAhead;
    Date.now = () => wall() + wallAhead;
    window.__clock = { jump(m, w) { monoAhead += m; wallAhead += w; } };
";

/// The English texts, so that a test breaks when something is missing and not when it is worded anew.
pub fn en() -> &'static Text {
    Text::of(Language::En)
}

/// A game that was left at a certain point: Ann, Bo and Cy, Ann begins.
pub struct Left {
    config: Config,
    log: Vec<Step<Event>>,
    now: u64,
}

impl Left {
    /// A game in which these cards have been dealt.
    pub fn dealt(play: Play, pile: &[&str]) -> Self {
        let config = Config { play, fuse: (3, 300), ..Config::classic(Lang::En) };
        let pile = pile.iter().map(|&card| card.to_owned()).collect();
        let rest = ["ing", "ion", "ter", "ess"].map(str::to_owned).into();
        Left { config, log: Vec::new(), now: 0 }.then(Event::Dealt { pile, rest, starter: ANN })
    }

    /// A round of that card that burns, and nothing has been said in it.
    pub fn burning(play: Play, card: &str, face: Face) -> Self {
        Left::burning_for(play, card, face, LONG_FUSE)
    }

    /// A round that burns, with this fuse in milliseconds.
    pub fn burning_for(play: Play, card: &str, face: Face, fuse: u64) -> Self {
        Left::dealt(play, &[card, "est", "ine"])
            .then(Event::Rolled { face })
            .then(Event::Lit { card: card.to_owned(), fuse: Millis(fuse) })
            // A bomb that has only just arrived cannot be passed on.
            .after(1000)
    }

    /// With other settings.
    pub fn with(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    /// A second later this happened.
    pub fn then(mut self, event: Event) -> Self {
        self.now += 1000;
        self.log.push(Step { at: Millis(self.now), events: vec![event] });
        self
    }

    /// So many milliseconds later it was left.
    pub fn after(mut self, milliseconds: u64) -> Self {
        self.now += milliseconds;
        self
    }

    /// The text of the save.
    pub fn save(&self) -> Result<String> {
        let roster = Roster::seat_all(NAMES.map(Some)).map_err(|error| anyhow!("{error:?}"))?;
        let (config, log) = (self.config.clone(), self.log.clone());
        Record { config, roster, log, played: Millis(self.now) }.text::<Bomb>().context("no text")
    }

    /// A script that stores it once for each tab, before the page starts.
    pub fn script(&self) -> Result<String> {
        Ok(stored("bomb.game", &self.save()?))
    }

    /// Opens the table at which it was left.
    pub async fn open(&self, ctx: &mut Ctx) -> Result<()> {
        self.open_with(ctx, "").await
    }

    /// Opens the table after another script has run as well.
    pub async fn open_with(&self, ctx: &mut Ctx, script: &str) -> Result<()> {
        ctx.site.inject(&format!("{}\n{{{script}}}", self.script()?))?;
        ctx.open(TABLE).await
    }

    /// Puts it into the storage in place of another game, while no page of ours is open, and opens the table.
    pub async fn lay(&self, ctx: &mut Ctx) -> Result<()> {
        ctx.open("NOTICE.txt").await?;
        let body = "localStorage.setItem('wordbox:bomb.game', arguments[0])";
        ctx.browser.script(body, vec![json!(self.save()?)]).await?;
        ctx.open(TABLE).await
    }

    /// Opens the table and lets the fuse burn on.
    pub async fn play_on(&self, ctx: &mut Ctx) -> Result<()> {
        self.open(ctx).await?;
        ctx.browser.tap_id("go-on").await?;
        dictionary_is_there(ctx).await
    }
}

/// A script that puts a value into the storage once for each tab.
pub fn stored(key: &str, value: &str) -> String {
    let (key, value) = (json!(format!("wordbox:{key}")), json!(value));
    format!(
        "if (!sessionStorage.getItem({key})) {{ sessionStorage.setItem({key}, '1'); localStorage.setItem({key}, {value}); }}"
    )
}

/// Waits until typed words can be judged.
pub async fn dictionary_is_there(ctx: &Ctx) -> Result<()> {
    let asked = "return performance.getEntriesByType('mark').some((mark) => mark.name.startsWith('words/')) \
                 && !document.querySelector('[data-testid=dictionary]')";
    ctx.browser
        .wait("the dictionary", async || Ok((ctx.browser.script(asked, vec![]).await? == true).then_some(())))
        .await
}

/// For scripts: `later` calls when what came of a tap is in the page, and waits for no frame. Two taps are quick then, however
/// long a busy machine takes for a frame.
pub const LATER: &str = "const later = (call) => { const channel = new MessageChannel(); \
    channel.port1.onmessage = call; channel.port2.postMessage(null); }; ";

/// Taps what has that test id, and what lies in the same place when the next screen is there: a double tap. Says what
/// was met the second time, or null when the first button is not there or sleeps.
const TWICE: &str = "const [id, name, done] = arguments; \
    const one = Array.from(document.querySelectorAll(`[data-testid=${id}]`)).find((one) => one.textContent.includes(name)); \
    if (!one || one.disabled) return done(null); one.scrollIntoView({block: 'nearest'}); \
    const box = one.getBoundingClientRect(), at = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]; one.click(); \
    later(() => { \
        const met = document.elementFromPoint(...at)?.closest('button, a, input'); if (met) met.click(); \
        done(met ? met.dataset.testid || met.getAttribute('aria-label') || met.textContent : 'nothing'); })";

/// A double tap on what has that test id and bears that name. Says what the second tap met; null when there was no first one,
/// as the button is not there or sleeps.
pub async fn tap_twice(ctx: &Ctx, id: &str, name: &str) -> Result<Value> {
    let script = [LATER, TWICE].concat();
    Ok(ctx.browser.driver.execute_async(&script, vec![json!(id), json!(name)]).await?.json().clone())
}

/// Puts a text into an element exactly as it is, as a suggestion of the phone's keyboard would.
pub async fn put(ctx: &Ctx, selector: &str, text: &str) -> Result<()> {
    let body = "const field = document.querySelector(arguments[0]); if (!field) return false; \
                field.focus(); field.value = arguments[1]; \
                field.dispatchEvent(new InputEvent('input', {bubbles: true})); return true";
    ctx.browser
        .wait(selector, async || {
            let done = ctx.browser.script(body, vec![json!(selector), json!(text)]).await?;
            Ok((done == true).then_some(()))
        })
        .await
}

/// Types a word exactly as it is and sends it.
pub async fn say(ctx: &Ctx, word: &str) -> Result<()> {
    put(ctx, "[data-testid=word]", word).await?;
    ctx.browser.tap_id("say").await
}

/// Says a word that counts, and the bomb goes on to the player with that name. A bomb that has only just arrived is not
/// passed on (nobody speaks so fast), so it is said again until it is heard.
pub async fn say_and_pass(ctx: &Ctx, word: &str, to: &str) -> Result<()> {
    let what = format!("{to} to get the bomb for {word:?}");
    ctx.browser
        .wait(&what, async || {
            say(ctx, word).await?;
            Ok((holder(ctx).await? == to).then_some(()))
        })
        .await
}

/// Says a word that is refused with exactly that sentence, and the bomb stays where it is.
pub async fn say_in_vain(ctx: &Ctx, word: &str, sentence: &str) -> Result<()> {
    let before = holder(ctx).await?;
    let what = format!("{word:?} to be refused: {sentence}");
    ctx.browser
        .wait(&what, async || {
            say(ctx, word).await?;
            Ok(ctx.browser.text().await.contains(sentence).then_some(()))
        })
        .await?;
    ensure!(holder(ctx).await? == before, "{word:?} was refused, and yet the bomb went on");
    Ok(())
}

/// Passes the bomb of a spoken round on, once, to the player with that name; as patiently as [`say_and_pass`].
pub async fn pass_to(ctx: &Ctx, name: &str) -> Result<()> {
    let what = format!("{name} to get the bomb");
    ctx.browser
        .wait(&what, async || {
            ctx.browser.tap_id("pass").await?;
            Ok((holder(ctx).await? == name).then_some(()))
        })
        .await
}

/// Who holds the bomb now.
async fn holder(ctx: &Ctx) -> Result<String> {
    let name = "const name = document.querySelector('[data-testid=holder] bdi'); return name ? name.textContent : ''";
    Ok(ctx.browser.script(name, vec![]).await?.as_str().unwrap_or_default().to_owned())
}

/// Waits until the player with that name holds the bomb.
pub async fn holds(ctx: &Ctx, name: &str) -> Result<()> {
    let what = format!("{name} to hold the bomb");
    ctx.browser.wait(&what, async || Ok((holder(ctx).await? == name).then_some(()))).await
}

/// The events of the stored game, one after the other.
pub async fn events(ctx: &Ctx) -> Result<Vec<Event>> {
    let text = storage(ctx, "bomb.game").await?.context("no game is stored")?;
    let record: RecordOf<Bomb> = codec::read(Bomb::NAME, VERSION, &text).map_err(|why| anyhow!("{why:?}: {text}"))?;
    Ok(record.log.into_iter().flat_map(|step| step.events).collect())
}

/// How many of the stored events are of that kind.
pub async fn count(ctx: &Ctx, is_meant: impl Fn(&Event) -> bool) -> Result<usize> {
    Ok(events(ctx).await?.iter().filter(|event| is_meant(event)).count())
}

/// How often it went off, by the stored game.
pub async fn explosions(ctx: &Ctx) -> Result<usize> {
    count(ctx, |event| *event == Event::Exploded).await
}

/// The words of the stored game; spoken ones are empty.
pub async fn said(ctx: &Ctx) -> Result<Vec<String>> {
    let words = events(ctx).await?.into_iter().filter_map(|event| match event {
        Event::Said { word, .. } => Some(word.unwrap_or_default()),
        _ => None,
    });
    Ok(words.collect())
}

/// What lies in the storage under one of our keys.
pub async fn storage(ctx: &Ctx, key: &str) -> Result<Option<String>> {
    let body = "return localStorage.getItem('wordbox:' + arguments[0])";
    Ok(ctx.browser.script(body, vec![json!(key)]).await?.as_str().map(str::to_owned))
}

/// Waits until a script that ends with an answer of true says so.
pub async fn true_in_page(ctx: &Ctx, what: &str, body: &str) -> Result<()> {
    ctx.browser.wait(what, async || Ok((ctx.browser.script(body, vec![]).await? == true).then_some(()))).await
}

/// Goes to another screen as a link or Back would.
pub async fn go(ctx: &Ctx, fragment: &str) -> Result<()> {
    ctx.browser.script("location.hash = arguments[0]", vec![json!(fragment)]).await.map(drop)
}
