import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { reconcile } from '../../../apps/server/src/modules/money/ledger/reconciliation/reconcile.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { adInput, advertisingPerson, openMarket } from '../../../apps/server/test/support/fixtures/advertising-users.ts';
import { giveCoins, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** The same coins, spent at the same moment: by transfers, by sell ads, and by both. In the end the ledger must add up. */
export const doubleSpends: Attack = async (env, { short }) => {
  const tally = new Tally();
  await openMarket(env);
  for (const _round of times(short ? 2 : 15, (index) => index)) {
    await raceTransfers(env, tally);
    await raceAds(env, tally);
  }
  const { db } = openPool({ url: env.config.databaseUrl('worker'), size: 1, statementMs: 60_000, name: 'attack-reconcile' });
  const report = await reconcile(db, { days: null }).finally(() => db.destroy());
  const problems = report.checks.flatMap(({ name, problems: found }) => found.map(({ subject }) => `${name}: ${subject}`));
  tally.held(!report.isRed, `the ledger does not add up: ${problems.join(', ')}`);
  return tally;
};

/** Ten coins, and eight transfers of three. */
async function raceTransfers(env: AttackEnvironment, tally: Tally): Promise<void> {
  const { browser, accountId } = await quickPerson(env);
  await giveCoins(env, accountId, 'USDT', 'spot', 10_000_000n);
  const move = { coin: 'USDT', from: 'spot', to: 'otc', amount: '3' } as const;
  const answers = await Promise.all(times(8, () => browser.copy().call(transferCoins, move)));
  const done = answers.filter(({ body }) => body.code === transferCoins.ok).length;
  mustBe(done >= 1, 'a transfer succeeds');
  tally.held(done <= 3, `${done} transfers of 3 left a wallet of 10`);
  const left = await balances(env, accountId);
  tally.held(left.spot === 10_000_000n - 3_000_000n * BigInt(done), `after ${done} transfers of 3 from 10 there are ${left.spot} units`);
}

/** Ten thousand coins, and ads over six thousand each, while the same coins are carried away. */
async function raceAds(env: AttackEnvironment, tally: Tally): Promise<void> {
  const person = await advertisingPerson(env);
  const before = await balances(env, person.accountId);
  const ad = adInput(person, { quantity: '6000', isOnline: false });
  const answers = await Promise.all([
    ...times(4, () => person.browser.copy().call(publishAd, ad)),
    person.browser.copy().call(transferCoins, { coin: 'USDT', from: 'otc', to: 'spot', amount: '6000' }),
  ]);
  const done = answers.filter(({ body }, index) => body.code === (index < 4 ? publishAd.ok : transferCoins.ok)).length;
  mustBe(done >= 1, `one of them succeeds: ${answers.map(({ body }) => body.code).join(' ')}`);
  tally.held(done === 1, `coins for one ad were enough for ${done}`);
  const after = await balances(env, person.accountId);
  const sum = (all: Record<string, bigint>) => Object.values(all).reduce((total, units) => total + units, 0n);
  tally.held(sum(before) === sum(after), `${sum(before)} units became ${sum(after)}`);
  tally.held(
    Object.values(after).every((units) => units >= 0n),
    'a balance is below zero',
  );
}

async function balances(env: AttackEnvironment, accountId: string): Promise<Record<string, bigint>> {
  const rows = await env.query<{ purpose: string; balance: string }>(
    `SELECT purpose, balance::text FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT'`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, BigInt(balance)]));
}
