//! Typed words as phones, keyboards and people really send them.

use anyhow::{Result, ensure};
use wordbox::rules::bomb::{Face, Judge, Play};
use wordbox::words::Lang;

use super::case_support::{Left, en, said, say, say_and_pass, say_in_vain};
use wordbox_e2e::harness::Ctx;

fn ant() -> Left {
    Left::burning(Play::Typed, "ant", Face::NotAtStart)
}

/// C1: a word from the keyboard's suggestions arrives with a space behind it, and counts without it.
pub async fn c1_a_trailing_space_is_no_part_of_the_word(ctx: &mut Ctx) -> Result<()> {
    ant().play_on(ctx).await?;
    say_and_pass(ctx, "pant ", "Bo").await?;
    say_and_pass(ctx, " \tscanty\u{a0}", "Cy").await?;
    let said = said(ctx).await?;
    ensure!(said == ["pant", "scanty"], "kept as {said:?}");
    Ok(())
}

/// C2: capitals never matter, neither for the dictionary nor for what has been said.
pub async fn c2_capitals_never_matter(ctx: &mut Ctx) -> Result<()> {
    ant().play_on(ctx).await?;
    say_and_pass(ctx, "PANT", "Bo").await?;
    say_and_pass(ctx, "sCaNtY", "Cy").await?;
    say_in_vain(ctx, "Pant", &(en().bomb.refused.already_said)("pant", "Ann")).await?;
    // A name is in the dictionary with a capital, and is found without.
    say_and_pass(ctx, "atlanta", "Ann").await
}

/// C3: a letter and a combining mark are the letter with the mark.
pub async fn c3_decomposed_letters_are_the_same_letters(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Typed, "caf", Face::NotAtEnd).play_on(ctx).await?;
    say_and_pass(ctx, "cafe\u{301}s", "Bo").await?;
    say_in_vain(ctx, "caf\u{e9}s", &(en().bomb.refused.already_said)("caf\u{e9}s", "Ann")).await
}

/// C4: curly and straight apostrophes are one. The word file has no words with either, so the dictionary keeps quiet here.
pub async fn c4_both_apostrophes_are_one(ctx: &mut Ctx) -> Result<()> {
    let quiet = Left::burning(Play::Typed, "on", Face::NotAtStart).with(|config| config.judge = Judge::WhenChallenged);
    quiet.play_on(ctx).await?;
    say_and_pass(ctx, "don\u{2019}t", "Bo").await?;
    say_in_vain(ctx, "don't", &(en().bomb.refused.already_said)("don't", "Ann")).await
}

/// C4: an apostrophe or a hyphen breaks the letters apart, and the message is that of letters that are not there.
pub async fn c4_an_apostrophe_breaks_the_letters_apart(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Typed, "nt", Face::NotAtStart).play_on(ctx).await?;
    say_in_vain(ctx, "don't", &(en().bomb.refused.letters_missing)("don't", "NT")).await
}

/// C5: in English accents are neither needed nor harmful.
pub async fn c5_accents_are_folded_in_english(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Typed, "af", Face::NotAtEnd).play_on(ctx).await?;
    say_and_pass(ctx, "caf\u{e9}", "Bo").await?;
    say_in_vain(ctx, "cafe", &(en().bomb.refused.already_said)("cafe", "Ann")).await?;
    say_and_pass(ctx, "cafeteria", "Cy").await
}

/// C9: a refusal names the rule that was broken and the letters.
pub async fn c9_a_refusal_names_the_rule_and_the_letters(ctx: &mut Ctx) -> Result<()> {
    ant().play_on(ctx).await?;
    let refused = &en().bomb.refused;
    // Literally once, so that the sentences themselves are looked at.
    say_in_vain(ctx, "aunt", "aunt does not have ANT in one piece.").await?;
    say_in_vain(ctx, "antelope", "antelope starts with ANT, and the die says not at the start.").await?;
    say_in_vain(ctx, "ant", &(refused.not_larger)("ant", "ANT")).await?;
    say_in_vain(ctx, "pants on", en().verdict.not_one_word).await?;
    say_in_vain(ctx, "zqantq", &(en().verdict.unknown)("zqantq")).await
}

/// B7: in the harder game what belongs to a word of the round is refused, and the sentence says to which.
pub async fn b7_the_harder_game_has_no_derivatives(ctx: &mut Ctx) -> Result<()> {
    let harder = Left::burning(Play::Typed, "ay", Face::Anywhere).with(|config| config.derivatives = false);
    harder.play_on(ctx).await?;
    say_and_pass(ctx, "played", "Bo").await?;
    say_in_vain(ctx, "players", "players goes with played, and derivatives are off.").await?;
    say_and_pass(ctx, "display", "Cy").await
}

/// C3, C5, C6: in German ä, ö and ü are letters of their own, however they are typed, and ß is ss.
pub async fn c3_c5_c6_german_letters_are_what_germans_mean(ctx: &mut Ctx) -> Result<()> {
    let german = Left::burning(Play::Typed, "ss", Face::Anywhere).with(|config| config.lang = Lang::De);
    german.play_on(ctx).await?;
    let already = |word: &str, who: &str| (en().bomb.refused.already_said)(word, who);
    say_and_pass(ctx, "Stra\u{df}e", "Bo").await?;
    say_in_vain(ctx, "STRASSE", &already("strasse", "Ann")).await?;
    say_and_pass(ctx, "SCHU\u{308}SSEL", "Cy").await?;
    say_in_vain(ctx, "Schusseln", &(en().verdict.unknown)("schusseln")).await
}

/// W3: an empty entry is passed over in silence.
pub async fn an_empty_entry_is_ignored(ctx: &mut Ctx) -> Result<()> {
    ant().play_on(ctx).await?;
    say(ctx, " \u{200b} ").await?;
    say_and_pass(ctx, "pant", "Bo").await?;
    ensure!(said(ctx).await? == ["pant"], "the empty entry counted");
    Ok(())
}
