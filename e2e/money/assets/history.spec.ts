import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { choose } from '../../choose.ts';
import { openColleague } from '../../console/colleague.ts';
import { openAs, visit } from '../../identity/account/member.ts';
import { expect, site, staffCall, test } from '../../site.ts';
import { give, openAsOwner, reload, said, untilLive } from './wallet-fixtures.ts';

test('R1.2 uses assets/asset-history, reference/coin-list: every move with its sign and word, and filters that stay in the address', async ({
  quiet,
}) => {
  const { device } = await openAsOwner(quiet, { coin: 'BTC', amount: '0.12345678' }, { coin: 'USDT', amount: '50', wallet: 'earn' });
  await device.ask(transferCoins, { coin: 'BTC', from: 'spot', to: 'otc', amount: '0.02345678' });
  const html = await quiet.request.get(`${site}/assets/history`).then((answer) => answer.text());
  expect(html).toContain('0.02345678');
  await visit(quiet, '/assets/history');
  const rows = quiet.getByRole('table', { name: said('entries') }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: '−0.02345678 BTC' })).toContainText('Out');
  await expect(rows.filter({ hasText: '−0.02345678 BTC' })).toContainText('0.1 BTC');
  await expect(rows.filter({ hasText: '+0.02345678 BTC' })).toContainText('In');
  await choose(quiet.getByLabel(said('filter_coin')), 'BTC');
  await choose(quiet.getByLabel(said('filter_kind')), 'transfer');
  await expect(rows).toHaveCount(3);
  await quiet.getByLabel(said('filter_wallet')).selectOption('otc');
  await expect(rows).toHaveCount(2);
  await expect(quiet).toHaveURL(`${site}/assets/history?coin=BTC&wallet=otc&kind=transfer`);
  await reload(quiet);
  await expect(rows).toHaveCount(2);
  await quiet.goBack();
  await expect(rows).toHaveCount(3);
  await quiet.getByLabel(said('filter_to')).fill('2020-01-01');
  await expect(quiet.getByText(said('history_not_found'))).toBeVisible();
  await quiet.getByRole('button', { name: said('filter_clear') }).click();
  await expect(rows).toHaveCount(5);
  const today = new Date().toISOString().slice(0, 10);
  await quiet.getByLabel(said('filter_from')).fill(today);
  await quiet.getByLabel(said('filter_to')).fill(today);
  await expect(quiet).toHaveURL(`${site}/assets/history?from=${today}&to=${today}`);
  await expect(rows).toHaveCount(5);
});

test('a long history is turned from a place on, and back the same way', async ({ quiet }) => {
  const { userId } = await openAs(quiet);
  for (let n = 1; n <= 101; n++) await give(userId, { coin: 'USDT', amount: String(n) });
  await visit(quiet, '/assets/history');
  const rows = quiet.getByRole('table', { name: said('entries') }).getByRole('row');
  const [newer, older] = [quiet.getByRole('button', { name: said('newer') }), quiet.getByRole('button', { name: said('older') })];
  await expect(rows.nth(1)).toContainText('+101 USDT');
  await expect(newer).toBeDisabled();
  await older.click();
  await expect(rows.nth(1)).toContainText('+51 USDT');
  await older.click();
  await expect(rows).toHaveCount(2);
  await expect(older).toBeDisabled();
  await reload(quiet);
  await newer.click();
  await expect(rows.nth(1)).toContainText('+51 USDT');
  await newer.click();
  await expect(rows.nth(1)).toContainText('+101 USDT');
  await expect(quiet).toHaveURL(`${site}/assets/history`);
});

test('a new entry appears by itself', async ({ quiet }) => {
  const { userId } = await openAs(quiet);
  const isLive = untilLive(quiet);
  await visit(quiet, '/assets/history');
  await expect(quiet.getByText(said('history_none'))).toBeVisible();
  await isLive;
  await give(userId, { coin: 'USDT', amount: '7.5' });
  await expect(quiet.getByText('+7.5 USDT')).toBeVisible();
});

test('R1.2 a correction that operators carried out appears in the open history, with its number and without their reason', async ({
  quiet,
  browser,
}) => {
  const { userId } = await openAs(quiet);
  const isLive = untilLive(quiet);
  await visit(quiet, '/assets/history');
  await isLive;
  const reason = 'a payment that came without its reference';
  const wanted = { userId, coin: 'USDT', wallet: 'spot', amount: '12.345678', reason };
  const { correctionNo } = (await staffCall('/v1/admin/ledger/propose-correction', wanted)) as { correctionNo: string };
  const approver = await openColleague(browser, 'clara', ['approver'], '#/ledger');
  await approver.getByRole('button', { name: `Approve: Credit 12.345678 USDT to Spot for ${userId}` }).click();
  await expect(quiet.getByText(said('history_none'))).toBeVisible();
  const carriedOut = approver.waitForResponse('**/v1/admin/ledger/decide-correction');
  await approver.getByRole('dialog').getByRole('button', { name: 'Carry it out' }).click();
  await carriedOut;
  const row = quiet
    .getByRole('table', { name: said('entries') })
    .getByRole('row')
    .filter({ hasText: '+12.345678 USDT' });
  await expect(row).toContainText(said('kind_credit'));
  await expect(row).toContainText(correctionNo);
  await expect(row).toContainText(said('wallet_spot'));
  expect(await quiet.content()).not.toContain(reason);
  await approver.context().close();
});

test('on a phone the filters open by a button, and stay open where something is filtered', async ({ quiet }) => {
  await quiet.setViewportSize({ width: 390, height: 844 });
  await openAsOwner(quiet, { coin: 'BTC', amount: '1' }, { coin: 'USDT', amount: '2' });
  await visit(quiet, '/assets/history');
  const rows = quiet.getByRole('table', { name: said('entries') }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(quiet.getByLabel(said('filter_coin'))).toBeHidden();
  const button = quiet.getByRole('button', { name: said('filters'), exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await choose(quiet.getByLabel(said('filter_coin')), 'BTC');
  await expect(rows).toHaveCount(2);
  await reload(quiet);
  await expect(quiet.getByLabel(said('filter_coin'))).toHaveAttribute('data-value', 'BTC');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
