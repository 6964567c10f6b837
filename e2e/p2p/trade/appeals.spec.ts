import { randomUUID } from 'node:crypto';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import type { Page } from '@playwright/test';
import { openColleague } from '../../console/colleague.ts';
import { sayWhy } from '../../console/say-why.ts';
import { expect, listen, test } from '../../site.ts';
import { leaveMarket } from '../advertiser.ts';
import { switchMarket } from '../market.ts';
import { orderScreen } from '../order-screen.ts';
import { appealScreen, openPaid, pass } from './appeal-screen.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

const buyerWords = 'The seller asked for ten more euros in the chat.';
const sellerWords = 'I asked for nothing, the amount was too low.';

/** A white picture with a red square in the middle of it, made by the browser. */
async function redSquare(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('there is a canvas');
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, 400, 300);
    brush.fillStyle = '#f00';
    brush.fillRect(100, 75, 200, 150);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** The colour in the middle of a picture and in its corner, as its bytes came over the line. */
async function coloursOf(page: Page, address: string): Promise<{ middle: number[]; corner: number[] }> {
  return await page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush?.drawImage(picture, 0, 0);
    const at = (x: number, y: number) => [...(brush?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    return { middle: at(picture.width / 2, picture.height / 2), corner: at(3, 3) };
  }, address);
}

/** The second language of each test belongs to the nightly run, which is why they do not share one. */
const inBoth = (first: 'en' | 'ar') =>
  (['en', 'ar'] as const).map((language) => ({
    language,
    prefix: language === 'en' ? '' : '/ar',
    tag: language === first ? [] : ['@long'],
  }));

for (const { language, prefix, tag } of inBoth('en')) {
  test(`R4.20 R7.11 uses p2p-appeals/open-appeal, p2p-appeals/appeal-reason-list, p2p-appeals/order-appeal, p2p-appeals/add-statement, p2p-appeals/case-queue, p2p-appeals/view-case, p2p-appeals/take-case, p2p-appeals/ask-side: in ${language} both speak, staff ask, and two members rule`, {
    tag,
  }, async ({ browser }) => {
    const trade = await openPaid(browser, prefix);
    const { orderNo } = trade.order;
    const [buying, selling] = [appealScreen(trade.buyer.page, language), appealScreen(trade.seller.page, language)];
    await buying.open('reason_asks_extra', buyerWords);
    await buying.expectTurn('turn_state_other');
    await selling.expectTurn('turn_state_me');
    await selling.expectText(buyerWords);
    await selling.say('words', sellerWords);
    await buying.expectText(sellerWords);
    await buying.expectTurn('turn_take');

    const desk = await openColleague(browser, 'appeal-decider', ['decider'], '#/p2p/orders');
    await desk.getByRole('list', { name: 'Cases' }).getByRole('button').filter({ hasText: orderNo }).click();
    await sayWhy(desk, 'complaint');
    const facts = desk.getByRole('region', { name: 'Case', exact: true });
    await expect(facts).toContainText(buyerWords);
    await expect(facts).toContainText(sellerWords);
    await desk.keyboard.press('t');
    await expect(desk.getByText('You have taken the case.')).toBeVisible();
    await buying.expectTurn('turn_decide');
    await desk.keyboard.press('q');
    const question = desk.getByRole('dialog', { name: 'Ask a side' });
    await question.getByLabel('Whom you ask').selectOption('buyer');
    await question.getByLabel('Question').fill('Which message asks for more money?');
    await question.getByRole('button', { name: 'Ask', exact: true }).click();
    await buying.expectTurn('turn_answer_me');
    await selling.expectTurn('turn_answer_other');
    await buying.say('answer', 'The third one, at noon.');
    await buying.expectTurn('turn_decide');

    await desk.getByRole('button', { name: 'Propose a ruling' }).click();
    const ruling = desk.getByRole('dialog', { name: 'Propose a ruling' });
    await ruling.getByLabel('It rests on').selectOption('payment-proven');
    await ruling.getByLabel('Reason').fill('The money arrived in full.');
    await ruling.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(desk.getByText('Proposed. Another member has to decide.')).toBeVisible();
    const second = await openColleague(browser, 'appeal-approver', ['approver'], `#/p2p/orders/${orderNo}`);
    await sayWhy(second, 'complaint');
    await second.getByRole('button', { name: 'Carry it out' }).click();
    const decision = second.getByRole('dialog');
    await decision.getByLabel('Reason').fill('The bank statement shows it.');
    await decision.getByRole('button', { name: 'Carry it out' }).click();
    await orderScreen(trade.buyer.page, language).expectTitle('title_completed_buyer');
    await orderScreen(trade.seller.page, language).expectTitle('title_completed_seller');
    expect(trade.complaints).toEqual([]);
    for (const page of [desk, second]) await page.context().close();
    await trade.close();
  });
}

test('R4.20 uses p2p-appeals/add-evidence, p2p-appeals/view-chat: a picture is blacked out before it is sent, and staff see it beside the chat', async ({
  browser,
}) => {
  const trade = await openPaid(browser);
  const { orderNo } = trade.order;
  const { page, person } = trade.buyer;
  await person.device.ask(sendMessage, { orderNo, clientId: randomUUID(), kind: 'text', text: 'Please release, I paid at noon.' });
  const buying = appealScreen(page);
  await buying.open('reason_asks_extra', buyerWords);
  await page
    .getByRole('main')
    .getByRole('button', { name: buying.said('picture_add'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: buying.said('picture_add') });
  const picture = { name: 'transfer.png', mimeType: 'image/png', buffer: await redSquare(page) };
  await dialog.locator('input[type="file"]').setInputFiles(picture);
  const area = dialog.getByRole('application', { name: buying.said('cover_area') });
  // By keys: the box begins in the middle, which is red.
  await area.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: buying.said('covers', { count: 1 }) })).toBeAttached();
  await dialog.getByRole('radio', { name: buying.said('evidence_payment'), exact: true }).check();
  await dialog.getByRole('button', { name: buying.said('picture_send'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const shown = trade.seller.page.getByRole('img', { name: buying.said('picture_other', { name: '\u2068Ann Example\u2069' }) });
  await expect(shown).toBeVisible();
  const { middle, corner } = await coloursOf(trade.seller.page, (await shown.getAttribute('src')) ?? '');
  expect(Math.max(...middle)).toBeLessThan(20);
  expect(Math.min(...corner)).toBeGreaterThan(235);

  const desk = await openColleague(browser, 'evidence-decider', ['decider'], `#/p2p/orders/${orderNo}`);
  const complaints = listen(desk);
  await sayWhy(desk, 'complaint');
  await expect(desk.getByRole('region', { name: 'Case', exact: true }).getByRole('img')).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByRole('region', { name: 'Messages' })).toContainText('Please release, I paid at noon.');
  expect([...trade.complaints, ...complaints]).toEqual([]);
  await desk.context().close();
  await trade.close();
});

for (const { language, prefix, tag } of inBoth('ar')) {
  test(`R4.20 R7.11 uses p2p-appeals/cancel-appeal: in ${language} a seller appeals and withdraws, the buyer appeals, the seller is silent and then releases`, {
    tag,
  }, async ({ browser }) => {
    const trade = await openPaid(browser, prefix);
    const { orderNo } = trade.order;
    const [buying, selling] = [appealScreen(trade.buyer.page, language), appealScreen(trade.seller.page, language)];
    await selling.open('reason_third_party', sellerWords);
    await buying.expectTurn('turn_state_me');
    await selling.withdraw();
    await orderScreen(trade.buyer.page, language).expectTitle('title_wait_release');
    await buying.open('reason_abuse', buyerWords);
    await selling.expectTurn('turn_state_me');
    await pass(orderNo, 31);
    await buying.expectTurn('turn_take');
    await buying.expectText(buying.said('silent_other', { name: '\u2068Ann Example\u2069' }));
    await selling.expectText(selling.said('silent_me'));
    await pass(orderNo, 15);
    await buying.expectText(buying.said('late'));
    await orderScreen(trade.seller.page, language).release();
    await orderScreen(trade.buyer.page, language).expectTitle('title_completed_buyer');
    expect(trade.complaints).toEqual([]);
    await trade.close();
  });

  test(`R4.20 R7.11 T18 in ${language} a buyer gives up inside of the case, which ends with the order`, { tag }, async ({ browser }) => {
    const trade = await openPaid(browser, prefix);
    await appealScreen(trade.seller.page, language).open('reason_third_party', sellerWords);
    await appealScreen(trade.buyer.page, language).expectTurn('turn_state_me');
    await orderScreen(trade.buyer.page, language).giveUp();
    await orderScreen(trade.seller.page, language).expectTitle('title_cancelled_seller');
    expect(trade.complaints).toEqual([]);
    await trade.close();
  });
}
