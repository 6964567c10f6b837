import type { Page, Route } from '@playwright/test';
import { choose } from '../choose.ts';
import { enter, newMember, openAs, visit } from '../identity/account/member.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, site, test } from '../site.ts';
import { checkVisuals, looks } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { newTrader, openAsTrader } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p');
const match = '**/v1/p2p/order/quickMatchAd';
const euros = '/buy-sell-crypto?side=buy&coin=USDT&fiat=EUR';

test.beforeAll(() => switchProducts(true));
test.afterAll(() => switchProducts(false));

const card = (page: Page) => page.getByRole('form', { name: said('quick_form') });
/** The fields of the card have empty places for what is wrong with them as well. */
const note = (page: Page, text: string) => card(page).getByRole('alert').filter({ hasText: text });
const submit = (page: Page) => card(page).getByRole('button', { name: /^(?:Buy|Sell) / });

interface Match {
  data: { ad: { spreadPpm: number }; quote: { price: string } };
}

/** The server answers, and the test changes a little of it. */
function changed(change: (answer: Match, turn: number) => void): (route: Route) => Promise<void> {
  let turn = 0;
  return async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Match;
    change(answer, turn++);
    await route.fulfill({ response, json: answer });
  };
}

test('R7.9 a guest sees the best price for the amount in the first HTML, and comes back from the login with everything', async ({
  quiet,
}) => {
  const wanted = '/buy-sell-crypto?side=sell&coin=USDT&fiat=EUR&amount=120&unit=coin';
  const html = await (await fetch(`${site}${wanted}`)).text();
  for (const seen of ['0.92227', 'value="120"', said('sell_step_2'), said('see_all_offers')]) expect(html, seen).toContain(seen);
  await visit(quiet, wanted);
  const logIn = card(quiet).getByRole('link', { name: said('log_in_sell', { coin: 'USDT' }) });
  await expect(logIn).toHaveAttribute('href', `/login?${new URLSearchParams({ from: wanted })}`);
  await logIn.click();
  await quiet.waitForURL('**/login?**');
  const back = new URL(quiet.url()).searchParams.get('from') ?? '';
  await enter(quiet.context(), (await newMember()).device);
  await visit(quiet, back);
  await expect(card(quiet).getByLabel(said('you_sell'), { exact: true })).toHaveValue('120');
  await expect(card(quiet).getByRole('radio', { name: said('sell') })).toBeChecked();
});

test('R7.9 uses p2p-ads/quick-match: the best offer is found, its price is held, and the last look shows it all, by keyboard alone', async ({
  quiet,
}) => {
  await openAsTrader(quiet);
  await visit(quiet, euros);
  await card(quiet).getByLabel(said('you_pay'), { exact: true }).focus();
  await quiet.keyboard.type('100');
  await expect(card(quiet).getByLabel(said('you_get'), { exact: true })).toHaveValue('107.834151');
  await expect(quiet).toHaveURL(/amount=100&unit=fiat/);
  // The field that is typed into keeps the focus while the address follows.
  await expect(card(quiet).getByLabel(said('you_pay'), { exact: true })).toBeFocused();
  await expect(card(quiet).getByRole('timer', { name: said('price_held') })).toContainText(/0:[0-2]\d/);
  await expect(quiet.getByRole('region', { name: said('order_summary') })).toContainText('Lucky Lantern');
  await quiet.keyboard.press('Enter');
  const sheet = quiet.getByRole('dialog');
  for (const seen of ['Lucky Lantern', '100.00 EUR', '107.834151 USDT', '0.92735 EUR', '20 min', said('stay_here')])
    await expect(sheet).toContainText(seen);
  await expect(sheet.getByText(said('may_take'))).toBeVisible();
  await expect(sheet.getByRole('timer')).toBeVisible();
  await expect(sheet.getByRole('button', { name: said('place_order') })).toBeEnabled();
  await quiet.keyboard.press('Escape');
  await expect(submit(quiet)).toBeVisible();
});

test('a coin without a market is refused, not asked for again, and what is said about it stays', async ({ quiet }) => {
  const asked: string[] = [];
  quiet.on('request', (request) => {
    if (request.url().endsWith('/v1/p2p/pub/adv/queryAdvList')) asked.push(request.url());
  });
  await quiet.clock.install();
  await visit(quiet, '/buy-sell-crypto?side=buy&coin=DOGE&fiat=EUR');
  const nothing = note(quiet, said('none_title', { coin: 'DOGE', fiat: 'EUR' }));
  await expect(nothing).toBeVisible();
  const first = await nothing.elementHandle();
  const before = asked.length;
  await quiet.clock.runFor(60_000);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  expect(asked.length).toBe(before);
});

test('an amount of coins leads to the same offer, and the hall gets amount and method', async ({ quiet }) => {
  await openAsTrader(quiet);
  await visit(quiet, euros);
  await card(quiet).getByLabel(said('you_get'), { exact: true }).fill('100');
  await expect(card(quiet).getByLabel(said('you_pay'), { exact: true })).toHaveValue('92.74');
  // At once: the amount is still on its way into the address.
  await choose(card(quiet).getByLabel(said('pay_with')), { label: 'Wise' });
  await expect(quiet).toHaveURL(/amount=100&unit=coin&method=\d+/);
  const all = card(quiet).getByRole('link', { name: said('see_all_offers') });
  // The address is there a moment before the page has drawn what it says.
  await expect(all).toHaveAttribute('href', /\/p2p-trade\/buy\/USDT-EUR\?amount=92\.74&method=\d+$/);
  await all.click();
  await expect(quiet).toHaveURL(/\/p2p-trade\/buy\/USDT-EUR\?amount=92\.74&method=\d+$/);
});

test('a price that runs out is asked for again, and a new one is told beside the old', async ({ quiet }) => {
  await quiet.clock.install();
  await openAsTrader(quiet);
  await quiet.route(
    match,
    changed(({ data: { quote } }, turn) => {
      if (turn > 0) quote.price = '0.93';
    }),
  );
  await visit(quiet, `${euros}&amount=100`);
  await expect(card(quiet).getByRole('timer')).toBeVisible();
  await quiet.clock.fastForward(30_000);
  await expect(
    card(quiet)
      .getByRole('status')
      .getByText(said('price_changed', { was: '0.92735', now: '0.93000', fiat: 'EUR' })),
  ).toBeVisible();
  await quiet.clock.fastForward(30_000);
  await expect(card(quiet).getByText(said('price_changed', { was: '0.92735', now: '0.93000', fiat: 'EUR' }))).toHaveCount(0);
});

test('nothing is asked for in a hidden tab, nor for somebody who has not touched anything for ten minutes', async ({ quiet }) => {
  await quiet.clock.install();
  await openAsTrader(quiet);
  let asked = 0;
  await quiet.route(match, async (route) => {
    asked++;
    await route.continue();
  });
  await visit(quiet, `${euros}&amount=100`);
  await expect.poll(() => asked).toBe(1);
  await expect(card(quiet).getByRole('timer')).toBeVisible();
  await show(quiet, 'hidden');
  await quiet.clock.fastForward(90_000);
  await show(quiet, 'visible');
  // Had it asked while it was hidden, this would be more than the second time.
  await expect.poll(() => asked).toBe(2);
  const stillThere = card(quiet).getByText(said('still_there'));
  await expect(card(quiet).getByRole('timer')).toBeVisible();
  await quiet.clock.fastForward(11 * 60_000);
  await expect(stillThere).toBeVisible();
  const before = asked;
  await quiet.clock.fastForward(120_000);
  expect(asked).toBe(before);
  await card(quiet)
    .getByRole('button', { name: said('new_price') })
    .click();
  await expect.poll(() => asked).toBe(before + 1);
  await expect(submit(quiet)).toBeVisible();
});

async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a price far from the reference is warned of', async ({ quiet }) => {
  await openAsTrader(quiet);
  await quiet.route(
    match,
    changed(({ data: { ad } }) => {
      ad.spreadPpm = 20_001;
    }),
  );
  await visit(quiet, `${euros}&amount=100`);
  await expect(card(quiet).getByText(said('far_off_buy'))).toBeVisible();
});

test('R6.4 a member who may take nothing is told why, with the way out, and keeps the hall', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, `${euros}&amount=100`);
  const why = note(quiet, said('no_match_barred'));
  await expect(why.getByRole('link', { name: said('fix_terms') })).toHaveAttribute('href', '/p2p-trade/center');
  await expect(why.getByRole('link', { name: said('fix_kyc') })).toHaveAttribute('href', '/account/verified');
  await expect(why.getByRole('link', { name: said('see_all_offers') })).toHaveAttribute('href', '/p2p-trade/buy/USDT-EUR?amount=100');
  await expect(submit(quiet)).toHaveCount(0);
});

test('where nobody trades an amount, the nearest one is a press away', async ({ quiet }) => {
  await openAsTrader(quiet);
  await visit(quiet, `${euros}&amount=1`);
  // Ads of traders whom other tests made may be nearer.
  const nearest = note(quiet, said('no_match_amount')).getByRole('button', { name: / EUR$/ });
  // Somebody goes on typing: a point with nothing behind it is no reason to fall over.
  await card(quiet).getByLabel(said('you_pay'), { exact: true }).fill('1.');
  await expect(nearest).toBeVisible();
  const amount = /[\d.,]+/.exec((await nearest.textContent()) ?? '')?.[0] ?? '';
  await nearest.click();
  await expect(card(quiet).getByLabel(said('you_pay'), { exact: true })).toHaveValue(String(Number(amount.replaceAll(',', ''))));
  await expect(submit(quiet)).toBeVisible();
});

test('where nobody offers anything, that is said', async ({ quiet }) => {
  await visit(quiet, '/buy-sell-crypto?side=buy&coin=SOL&fiat=EUR&amount=100');
  await expect(card(quiet).getByText(said('none_title', { coin: 'SOL', fiat: 'EUR' }))).toBeVisible();
});

test('an answer that does not come is told, and asked for again', async ({ browser }) => {
  const page = await browser.newPage();
  await openAsTrader(page);
  let isAway = true;
  await page.route(match, (route) => (isAway ? route.abort() : route.continue()));
  await visit(page, `${euros}&amount=100`);
  await expect(note(page, 'We couldn’t connect')).toBeVisible();
  isAway = false;
  await card(page)
    .getByRole('button', { name: textOf('common')('try_again') })
    .click();
  await expect(submit(page)).toBeVisible();
  await page.close();
});

test('a price that cannot be renewed is told in the sheet, which stays and takes the next one', async ({ browser }) => {
  const page = await browser.newPage();
  await page.clock.install();
  await openAsTrader(page);
  let isAway = false;
  await page.route(match, (route) => (isAway ? route.abort() : route.continue()));
  await visit(page, `${euros}&amount=100`);
  await submit(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(said('price_held_note'))).toBeVisible();
  await expect(sheet.getByText(said('you_get_net'))).toBeVisible();
  isAway = true;
  await page.clock.fastForward(30_000);
  await expect(sheet.getByRole('alert').filter({ hasText: 'We couldn’t connect' })).toBeVisible();
  isAway = false;
  await sheet.getByRole('button', { name: textOf('common')('try_again') }).click();
  await expect(sheet.getByText(said('price_held_note'))).toBeVisible();
  await sheet.getByRole('button', { name: said('back') }).click();
  await expect(sheet).toHaveCount(0);
  await page.close();
});

test('an empty amount is asked for', async ({ quiet }) => {
  await openAsTrader(quiet);
  await visit(quiet, euros);
  await submit(quiet).click();
  await expect(card(quiet).getByLabel(said('you_pay'), { exact: true })).toHaveAccessibleDescription(said('amount_missing'));
  await expect(quiet.getByRole('dialog')).toHaveCount(0);
});

test('uses content/trade-tips: members read the tips of the side they trade on', async ({ quiet }) => {
  await openAsTrader(quiet);
  await visit(quiet, euros);
  const tips = quiet.getByRole('region', { name: said('tips_title') });
  await expect(tips.getByRole('link', { name: 'Never cancel after paying' })).toHaveAttribute(
    'href',
    '/help/tip-never-cancel-after-paying',
  );
  await card(quiet)
    .getByRole('radio', { name: said('sell') })
    .click();
  await expect(tips.getByRole('link', { name: /Trust your bank app/ })).toBeVisible();
  await expect(tips.getByRole('link', { name: 'Never cancel after paying' })).toHaveCount(0);
});

for (const [prefix, width] of looks) {
  test(`axe finds nothing serious on quick buy and in its sheet, and nothing moves, ${prefix || '/en'} at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enter(context, (await newTrader()).device);
    await openComplete(page, `${site}${prefix}${euros}&amount=100`);
    await checkVisuals(page, 'quick buy', { maxShift: 0.05 });
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkVisuals(page, 'its sheet');
    await context.close();
  });
}

test('R7.9 names in the summary keep their words together in Japanese and Korean', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  for (const language of ['ja', 'asia']) {
    await page.goto(`${site}/${language}${euros}`);
    const names = page.locator('section[aria-labelledby="quick-summary"] dt');
    await expect(names).toHaveCount(6);
    // A name of a few characters stands on one or two lines, not on as many as it has characters.
    const broken = await names.evaluateAll((all) =>
      all
        .filter((name) => name.clientHeight > 2.5 * Number.parseFloat(getComputedStyle(name).lineHeight))
        .map(({ textContent }) => textContent),
    );
    expect(broken, language).toEqual([]);
  }
  await page.close();
});
