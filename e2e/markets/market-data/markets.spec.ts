import { english } from '../../../packages/rules/src/formats/format.ts';
import { expect, publishNear, site, test } from '../../site.ts';

test('uses market-data/home-market-table: the list is in the first HTML, follows prices, and leads to a coin', { tag: '@core' }, async ({
  quiet,
}) => {
  expect(await (await fetch(`${site}/markets`)).text()).toContain('href="/price/btc"');
  await quiet.goto(`${site}/markets`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  const published = await publishNear('btc_usdt', 53);
  await expect(quiet.locator('[data-price="btc_usdt"]')).toContainText(english.number(published, 2));
  await quiet.getByRole('link', { name: /Bitcoin/ }).click();
  await expect(quiet).toHaveURL(`${site}/price/btc`);
  await expect(quiet.getByRole('heading', { name: 'Bitcoin price', level: 1 })).toBeVisible();
});

test('a coin is found, ordered and kept with the keyboard alone, and a favorite is there at the next visit', async ({ quiet }) => {
  await quiet.goto(`${site}/markets`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  await quiet.keyboard.press('/');
  const search = quiet.getByRole('searchbox', { name: 'Search coins' });
  await expect(search).toBeFocused();
  await quiet.keyboard.type('ether');
  await expect(quiet.getByRole('rowheader')).toHaveCount(1);
  await quiet.getByRole('button', { name: 'Favorite ETH' }).focus();
  await quiet.keyboard.press('Enter');
  await search.fill('');
  await quiet.getByRole('button', { name: 'Price' }).focus();
  await quiet.keyboard.press('Enter');
  await expect(quiet.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await expect(quiet.getByRole('rowheader').first()).toContainText('Bitcoin');
  await quiet.reload();
  await quiet.getByRole('tab', { name: /^Favorites\s+1$/ }).click();
  await expect(quiet.getByRole('rowheader')).toHaveText([/Ethereum/]);
});

test('menu, ticker and tab bar lead to the markets', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await expect(quiet.getByRole('list', { name: 'Live prices' }).getByRole('link').first()).toHaveAttribute('href', '/price/btc');
  await quiet.getByRole('banner').getByRole('link', { name: 'Markets' }).click();
  await expect(quiet).toHaveURL(`${site}/markets`);
  await quiet.setViewportSize({ width: 390, height: 844 });
  await expect(quiet.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Markets' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
