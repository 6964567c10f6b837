import type { AccountId } from '@peerbourse/contract/ids';
import type { sellableAmount as call } from '@peerbourse/contract/p2p/p2p-users/sellable-amount';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { formatUnits } from '@peerbourse/rules/money';
import { accountOf, openHolds } from '#modules/identity/accounts/index.ts';
import { balancesOf, withdrawableOf } from '#modules/money/ledger/index.ts';
import { offeredCoin } from '#modules/p2p/p2p-config/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { isRestrictedFrom } from './profile.table.ts';

const reservedPurposes: readonly string[] = ['ad-reserve', 'order-hold', 'quote', 'risk'];

/** Sales are paid out of the P2P wallet, and never with coins that were bought too lately. */
export const sellableAmount: Handler<typeof call> = async ({ db, actor }, { coinCode }) => {
  const { scale } = await offeredCoin(db, coinCode);
  const [balances, free, maySell] = await Promise.all([
    balancesOf(db, actor.accountId),
    withdrawableOf(db, actor.accountId, coinCode),
    isSeller(db, actor.accountId),
  ]);
  const own = balances.filter(({ asset }) => asset === coinCode);
  const sumOf = (isMeant: (purpose: string) => boolean) =>
    own.filter(({ purpose }) => isMeant(purpose)).reduce((sum, { balance }) => sum + balance, 0n);
  const balance = sumOf((purpose) => purpose === 'otc');
  const sellable = free < balance ? free : balance;
  const shown = (units: bigint) => formatUnits(units, scale);
  return {
    coinCode,
    amount: shown(maySell ? sellable : 0n),
    balance: shown(balance),
    reserved: shown(sumOf((purpose) => reservedPurposes.includes(purpose))),
    waiting: shown(balance - sellable),
    maySell,
  };
};

/** The same as canOTCSell of the account, and nothing that operators of P2P hold back. */
async function isSeller(db: Db, accountId: AccountId): Promise<boolean> {
  const [account, holds, isRestricted] = await Promise.all([
    accountOf(db, accountId),
    openHolds(db, accountId),
    isRestrictedFrom(db, accountId, 'sell'),
  ]);
  const isHeld = holds.some(({ kind }) => kind === 'p2p' || kind === 'p2p-sell');
  return account?.identityLevel === verifiedLevel && !isHeld && !isRestricted;
}
