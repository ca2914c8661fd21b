//! Dice that fall alike wherever they are rolled.

use anyhow::{Context, Result, ensure};
use wordbox::rules::race::Way;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::RacePlan;

/// What the engine shows natively, for the same seeds.
const ROLLS: &str = include_str!("../../../../common/rolls.tsv");
/// A seed shows the same dice in every engine as it does natively, rolled by the page itself.
pub async fn a_seed_shows_the_same_dice(ctx: &mut Ctx) -> Result<()> {
    let roll = ROLLS.lines().find_map(|line| line.strip_prefix("en\t12\t")).context("no roll of twelve dice")?;
    let (seed, faces) = roll.split_once('\t').context("a roll has a seed and faces")?;
    let bytes = seed.parse::<u64>()?.to_le_bytes();
    let stub = format!("(array) => {{ array.set({bytes:?}.slice(0, array.length)); return array; }}");
    ctx.site.inject(&format!("Object.defineProperty(crypto, 'getRandomValues', {{ value: {stub} }});"))?;
    let shown = RacePlan::of(Way::Paper, &["Ann", "Bo"]).play(ctx).await?.roll().await?.texts("letters");
    ensure!(shown.join(" ").eq_ignore_ascii_case(faces), "seed {seed} shows {shown:?}, and {faces} natively");
    Ok(())
}
