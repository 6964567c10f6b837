import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import type { Page } from '@playwright/test';
import { asOwner } from '../console/as-owner.ts';
import type { Member } from '../identity/account/member.ts';
import { expect, test } from '../site.ts';
import { leaveMarket } from './advertiser.ts';
import { switchMarket } from './market.ts';
import { openTrade } from './order-fixtures.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p-chat');

/** The long forms: `PB_CHAT_CUTS=100 PB_CHAT_CUT_MS=2000`, and one cut of 60,000. */
const cuts = Number(process.env.PB_CHAT_CUTS ?? 2);
const cutMs = Number(process.env.PB_CHAT_CUT_MS ?? 0);

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: said('message') });
  await field.fill(text);
  await field.press('Enter');
}

/** Every line that a person wrote, as this one of them sees the room. */
async function textsOf({ device }: Member, orderNo: string): Promise<string[]> {
  const texts: string[] = [];
  for (let after = 0; ; ) {
    const { messages, lastSeq } = await device.ask(messageList, { orderNo, after, pageSize: 200 });
    texts.push(...messages.filter(({ kind }) => kind === 'text').map(({ text }) => text));
    after = messages.at(-1)?.seq ?? lastSeq;
    if (after >= lastSeq) return texts;
  }
}

const shownTexts = (page: Page) => page.getByRole('log').locator('p[dir="auto"]').allTextContents();

test(`R7.13 uses p2p-chat/send-message, p2p-chat/message-list: two people write through ${cuts} cuts of the network, and both have every message once`, {
  tag: '@core',
}, async ({ browser }) => {
  test.setTimeout(60_000 + cuts * (cutMs + 20_000));
  const { buyer, seller, order, close } = await openTrade(browser, {}, { viewport: { width: 1440, height: 900 } });
  // Their logins were made elsewhere: calls that renew them at once, as after ten minutes, would come from a strange device.
  await asOwner(`UPDATE sessions_tokens SET access_expires_at = access_expires_at + interval '1 hour'`);
  const people = [buyer, seller];
  const written: string[] = [];
  const each = (name: string) =>
    Promise.all(
      people.map(async ({ page }, at) => {
        written.push(`${name} of ${at}`);
        await write(page, `${name} of ${at}`);
      }),
    );
  const cut = (isCut: boolean) => Promise.all(people.map(({ page }) => page.context().setOffline(isCut)));

  for (let round = 1; round <= cuts; round += 1) {
    // The answer to this one may be lost on its way.
    await each(`${round} before`);
    await cut(true);
    await each(`${round} within`);
    await each(`${round} also`);
    for (const { page } of people) await expect(page.getByText(said('waiting'), { exact: true }).first()).toBeAttached();
    await buyer.page.waitForTimeout(cutMs);
    await cut(false);
    for (const { page } of people) await expect.poll(() => shownTexts(page)).toEqual(expect.arrayContaining(written.slice(-6)));
  }

  const [first, second] = [await textsOf(buyer.person, order.orderNo), await textsOf(seller.person, order.orderNo)];
  expect(first.toSorted()).toEqual(written.toSorted());
  expect(second).toEqual(first);
  const seen = await shownTexts(buyer.page);
  expect(seen.slice(-6)).toEqual(first.slice(-6));
  expect(await shownTexts(seller.page)).toEqual(seen);
  await close();
});
