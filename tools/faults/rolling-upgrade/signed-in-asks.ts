import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { coinBalances } from '../../../packages/contract/src/money/assets/coin-balances.ts';
import { transferCoins } from '../../../packages/contract/src/money/assets/transfer-coins.ts';
import { type Ask, callFor } from '../../load/asks.ts';
import type { Stack } from '../../load/stack.ts';
import { openCustomers, transfersOfAll } from '../chaos/customers.ts';

/** People who look at their coins and move them, and what they were told. */
export async function signedInAsks({ siteUrl, query }: Stack, count: number) {
  const customers = await openCustomers(query, count);
  const told: string[] = [];
  let next = 0;
  const one = () => customers[next++ % customers.length] as (typeof customers)[number];
  const look = (): Ask => ({
    name: coinBalances.name,
    send: async () => {
      await callFor(siteUrl, coinBalances, {}, { cookie: one().cookie });
      return 'complete';
    },
  });
  const move = (): Ask => {
    const customer = one();
    // Always the same way: two of one person may be under way at once, and arrive in another order.
    const input = { coin: 'USDT', from: 'spot', to: 'otc', amount: '0.00001' };
    return {
      name: transferCoins.name,
      send: async () => {
        const { journalId } = (await callFor(siteUrl, transferCoins, input, { cookie: customer.cookie })) as { journalId: string };
        told.push(journalId);
        return 'complete';
      },
    };
  };
  const ownerIds: AccountId[] = customers.map(({ ownerId }) => ownerId);
  return {
    look,
    move,
    /** Compares what people were told with what the ledger has. */
    audit: async () => {
      const found = new Set((await transfersOfAll(query, ownerIds)).map(({ journalId }) => journalId));
      const heard = new Set(told);
      return {
        transfers: told.length,
        lost: told.filter((id) => !found.has(id)).length,
        untold: [...found].filter((id) => !heard.has(id)).length,
        doubled: told.length - heard.size,
      };
    },
  };
}
