//! Somebody's own phone: another browser with a storage of its own. The drivers of Firefox and WebKit have one browser at a
//! time, so there it is another tab beside the table's.

use anyhow::{Context, Result};
use thirtyfour::WindowHandle;
use wordbox_e2e::harness::{Browser, Ctx, Engine};
use wordbox_e2e::pages::{ENTER, text};

pub struct Phone {
    own: Option<Browser>,
    tab: WindowHandle,
    table: WindowHandle,
}

impl Phone {
    /// Its browser shows no page yet.
    pub async fn pick_up(ctx: &mut Ctx) -> Result<Self> {
        // What lay in the table's storage does not lie in the phone's.
        ctx.site.inject("")?;
        let table = ctx.browser.driver.window().await?;
        if ctx.browser.engine == Engine::Chromium {
            let own = Some(ctx.another_browser().await?);
            return Ok(Phone { own, tab: table.clone(), table });
        }
        let tab = ctx.browser.driver.new_tab().await?;
        Ok(Phone { own: None, tab, table })
    }

    /// What the phone shows.
    pub async fn browser<'a>(&'a self, ctx: &'a Ctx) -> Result<&'a Browser> {
        match &self.own {
            Some(own) => Ok(own),
            None => {
                ctx.browser.driver.switch_to_window(self.tab.clone()).await?;
                Ok(&ctx.browser)
            }
        }
    }

    /// What the table shows.
    pub async fn at_table<'a>(&self, ctx: &'a Ctx) -> Result<&'a Browser> {
        ctx.browser.driver.switch_to_window(self.table.clone()).await?;
        Ok(&ctx.browser)
    }

    /// Follows a link.
    pub async fn open(&mut self, ctx: &mut Ctx, link: &str) -> Result<()> {
        match &mut self.own {
            Some(own) => own.goto(link).await,
            None => {
                ctx.browser.driver.switch_to_window(self.tab.clone()).await?;
                ctx.browser.goto(link).await
            }
        }
    }

    /// Writes words, one by one.
    pub async fn write(&self, ctx: &Ctx, words: &[&str]) -> Result<()> {
        let browser = self.browser(ctx).await?;
        let body = "return document.querySelectorAll('[data-testid=entries] li').length";
        for (place, word) in words.iter().enumerate() {
            browser.fill(text().act.word_field, &format!("{word}{ENTER}")).await?;
            browser
                .wait(&format!("{word} on the list"), async || {
                    Ok((browser.script(body, vec![]).await? == place + 1).then_some(()))
                })
                .await?;
        }
        Ok(())
    }

    /// Opens a link in a new tab of the table's browser, as its camera does, reads what the tab says in the end, and goes
    /// back to the table.
    pub async fn in_new_tab(&self, ctx: &mut Ctx, link: &str) -> Result<String> {
        self.at_table(ctx).await?;
        let tab = ctx.browser.driver.new_tab().await?;
        ctx.browser.driver.switch_to_window(tab).await?;
        ctx.browser.goto(link).await?;
        let looking = text().race().phones.looking;
        let browser = &ctx.browser;
        let said = browser
            .wait("an answer from the table", async || {
                let said = browser.text_of("brought").await?;
                Ok((said != looking).then_some(said))
            })
            .await?;
        browser.driver.close_window().await?;
        self.at_table(ctx).await?;
        Ok(said)
    }

    /// Ends its browser.
    pub async fn put_down(self, ctx: &mut Ctx) -> Result<()> {
        match self.own {
            Some(mut own) => {
                let sound = own.check_faults(&ctx.site.origin()).await;
                own.close().await;
                sound
            }
            None => {
                ctx.browser.driver.switch_to_window(self.tab).await?;
                ctx.browser.driver.close_window().await?;
                ctx.browser.driver.switch_to_window(self.table).await.context("no table")
            }
        }
    }
}

/// The link that the squares of a list hold.
pub async fn link_of_list(browser: &Browser) -> Result<String> {
    browser.test_id("qr").await?.attr("data-link").await?.context("squares without a link")
}
