import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { adInput, advertisingPerson, openMarket } from '../../../apps/server/test/support/fixtures/advertising-users.ts';
import { type Attack, Tally } from '../tally.ts';

/** Amounts that some reader might take for another number, or for one that makes coins. */
const odd: readonly unknown[] = [
  '-1',
  '-0.000001',
  '0',
  '0.0',
  '-0',
  '+1',
  '1e3',
  '1E400',
  '0x10',
  '01',
  '.5',
  '5.',
  ' 1',
  '1 ',
  '1\u00a0',
  '1,5',
  '1_000',
  '１',
  '١',
  '1\u0000',
  '1;DROP TABLE ledger_postings',
  'NaN',
  'Infinity',
  '0.0000001',
  '0.00000000000000001',
  '9'.repeat(25),
  '9223372036854.775808',
  '18446744073709551617',
  '99999999999999999999999999',
  '',
  'null',
  1,
  -1,
  1e21,
  true,
  null,
  [],
  ['1'],
  {},
  { toString: '1' },
];

/** In transfers and in every amount of an ad. Nothing may be moved by any of them. */
export const oddAmounts: Attack = async (env, { short }) => {
  const tally = new Tally();
  await openMarket(env);
  const person = await advertisingPerson(env);
  const holdings = () =>
    env.query(`SELECT purpose, asset, balance FROM ledger_account_balances WHERE owner_id = $1 ORDER BY 1, 2`, [person.accountId]);
  const before = JSON.stringify(await holdings());
  for (const amount of odd) {
    const move = JSON.stringify({ coin: 'USDT', from: 'otc', to: 'spot', amount });
    tally.refused(transferCoins, await person.browser.send(transferCoins, move, {}), `an amount of ${JSON.stringify(amount)}`);
  }
  const fields = ['quantity', 'minAmount', 'maxAmount', 'price'] as const;
  for (const amount of odd.filter((_, index) => !short || index % 4 === 0)) {
    for (const field of fields) {
      const ad = adInput(person);
      const changed = field === 'price' ? { pricing: { priceType: 'fixed', price: amount } } : { [field]: amount };
      const answer = await person.browser.call(publishAd, { ...ad, ...(changed as object) });
      tally.refused(publishAd, answer, `an ad with ${field} ${JSON.stringify(amount)}`);
    }
  }
  tally.held(JSON.stringify(await holdings()) === before, `an odd amount moved coins: ${before} ${JSON.stringify(await holdings())}`);
  return tally;
};
