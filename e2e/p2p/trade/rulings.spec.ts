import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../site.ts';
import { leaveMarket } from '../advertiser.ts';
import { switchMarket } from '../market.ts';
import { orderScreen } from '../order-screen.ts';
import { textOf } from '../text-of.ts';
import { appealScreen, openPaid, pass } from './appeal-screen.ts';
import { openCaseDesk } from './case-desk.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

const buyerWords = 'I paid all of it at noon, from my own account.';
const sellerWords = 'Only a part of the money has arrived here.';
const why = { Reason: 'The statement of the bank shows it.' };

/** The page of one of the two: the order, and what it says about appeals. */
function sideOf(page: Page, language: string) {
  const { said: words, ...appeal } = appealScreen(page, language);
  return { ...orderScreen(page, language), ...appeal, words };
}

/** Buyer and seller on their pages, and whoever sits at the console. */
async function openPeople(browser: Browser, prefix: string, language: string) {
  const trade = await openPaid(browser, prefix);
  return {
    trade,
    orderNo: trade.order.orderNo,
    buying: sideOf(trade.buyer.page, language),
    selling: sideOf(trade.seller.page, language),
    order: textOf('p2p-orders', language),
    rulings: textOf('p2p-rulings', language),
    desk: (name: string, roles: Parameters<typeof openCaseDesk>[2]) => openCaseDesk(browser, name, roles, trade.order.orderNo),
    async leave() {
      expect(trade.complaints).toEqual([]);
      await trade.close();
    },
  };
}

for (const [prefix, language, tag] of [
  ['', 'en', []],
  ['/ar', 'ar', ['@long']],
] as const) {
  test(`R4.20 R7.11 in ${language} two members divide the coins, the seller questions that, and two others pay the difference`, {
    tag: [...tag],
  }, async ({ browser }) => {
    const { buying, selling, order, rulings, desk, leave } = await openPeople(browser, prefix, language);
    await buying.open('reason_asks_extra', buyerWords);
    await selling.say('words', sellerWords);
    await buying.expectTurn('turn_take');
    const [first, second] = [await desk('rules-first', ['decider']), await desk('rules-second', ['approver'])];
    await first.act('Propose a ruling', { 'It rests on': 'underpaid', 'USDT for the buyer': '40', ...why }, 'Propose');
    await first.expectDone('Proposed. Another member has to decide.');
    await second.readAgain();
    await second.act('Carry it out', why);
    const divided = order('closed_ruled_split', { buyerCoins: '\u206640 USDT\u2069' });
    for (const side of [buying, selling]) await side.expectText(`${divided} ${rulings('grounds_underpaid')}`);

    await selling.question('reason_ruling_wrong', 'The buyer has sent me back all of it since.');
    await buying.expectTurn('turn_state_me');
    await first.readAgain();
    const award = { 'It rests on': 'other', Award: 'seller', From: 'fund', USDT: '40', ...why };
    await first.expectRefused('You took part in the ruling. Others have to review it.', 'Propose an award', award, 'Propose');
    const [third, fourth] = [await desk('reviews-first', ['decider']), await desk('reviews-second', ['approver'])];
    await third.act('Propose an award', award, 'Propose');
    await fourth.readAgain();
    await fourth.act('Carry it out', why);
    const coins = '\u206640 USDT\u2069';
    await selling.expectText(selling.words('ended_paid_me', { amount: coins }));
    await buying.expectText(buying.words('ended_paid_other', { amount: coins, name: '\u2068Ann Example\u2069' }));
    for (const member of [first, second, third, fourth]) await member.leave();
    await leave();
  });

  test(`R4.20 R7.11 T25 in ${language} the seller questions a completed order, coins are held, and two members award them`, {
    tag: [...tag],
  }, async ({ browser }) => {
    const { buying, selling, desk, leave } = await openPeople(browser, prefix, language);
    await selling.release();
    await buying.expectTitle('title_completed_buyer');
    await selling.question('reason_reversed', 'My bank has taken all of the money back.');
    await buying.expectTurn('turn_state_me');
    await buying.say('words', buyerWords);
    const [first, second] = [await desk('awards-first', ['decider']), await desk('awards-second', ['approver'])];
    await first.act('Hold coins', { 'Whose coins': 'buyer', USDT: '60', ...why }, 'Hold');
    await first.expectDone('Coins of the buyer are held.');
    const coins = (amount: string) => `\u2066${amount} USDT\u2069`;
    await buying.expectText(buying.words('held_me', { amount: coins('60') }));
    await first.act(
      'Propose an award',
      { 'It rests on': 'reversed', Award: 'seller', From: 'held', USDT: '60', 'To blame': 'buyer', ...why },
      'Propose',
    );
    await second.readAgain();
    await second.act('Carry it out', why);
    await selling.expectText(selling.words('ended_paid_me', { amount: coins('60') }));
    await buying.expectText(buying.words('ended_paid_other', { amount: coins('60'), name: '\u2068Ann Example\u2069' }));
    for (const member of [first, second]) await member.leave();
    await leave();
  });

  test(`R4.20 R7.11 in ${language} a buyer who says nothing is judged without a statement, and the coins go back`, {
    tag: [...tag],
  }, async ({ browser }) => {
    const { orderNo, buying, selling, rulings, desk, leave } = await openPeople(browser, prefix, language);
    await selling.open('reason_third_party', 'The money has come from somebody with another name.');
    await buying.expectTurn('turn_state_me');
    await pass(orderNo, 31);
    await buying.expectText(buying.words('silent_me'));
    await selling.expectTurn('turn_take');
    const [first, second] = [await desk('refunds-first', ['decider']), await desk('refunds-second', ['approver'])];
    await expect(first.facts).toContainText('the buyer');
    await first.act('Propose a ruling', { 'It rests on': 'buyer-silent', ...why }, 'Propose');
    await second.readAgain();
    await second.act('Carry it out', why);
    for (const side of [buying, selling]) await side.expectText(rulings('grounds_buyer_silent'));
    await buying.expectTitle('title_cancelled_buyer');
    await selling.expectTitle('title_cancelled_seller');
    for (const member of [first, second]) await member.leave();
    await leave();
  });

  test(`R4.20 T26 in ${language} an order on hold moves for nobody until two members let it go on`, { tag: [...tag] }, async ({
    browser,
  }) => {
    const { buying, selling, desk, order, leave } = await openPeople(browser, prefix, language);
    const [first, second] = [await desk('freezes', ['risk']), await desk('lets-go-on', ['approver'])];
    await first.act('Freeze', { Why: 'investigation', Hours: '24', ...why });
    for (const side of [buying, selling]) {
      await side.expectTitle('title_frozen');
      await side.expectText(order('frozen_investigation'));
    }
    await expect(selling.button('release')).toHaveCount(0);
    await first.act('Propose to lift', why);
    await second.readAgain();
    await second.act('Let it go on', why);
    await buying.expectTitle('title_wait_release');
    await selling.release();
    await buying.expectTitle('title_completed_buyer');
    for (const member of [first, second]) await member.leave();
    await leave();
  });
}
