import type { AccountId, UserId } from '@peerbourse/contract/ids';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { depositCoin } from './deposit.rules.ts';

interface Depositor {
  accountId: AccountId;
  userId: UserId;
  /** Of the merchant after the change: it makes the coins move once for each change. */
  version: number;
}

/** Coins of the P2P wallet go aside as a deposit. They may have to pay for a loss, so what was bought too lately cannot serve. */
export async function setDepositAside(tx: Tx, depositor: Depositor, units: bigint): Promise<void> {
  const { wallet, aside } = placesOf(depositor);
  if (units === 0n) return;
  await moveCoins(tx, {
    kind: 'p2p-merchant-deposit',
    ...journalOf(depositor),
    legs: moveLegs(depositCoin, units, wallet, aside),
    leavingOwnerId: depositor.accountId,
  });
}

export async function returnDeposit(tx: Tx, depositor: Depositor, units: bigint): Promise<void> {
  const { wallet, aside } = placesOf(depositor);
  if (units === 0n) return;
  await moveCoins(tx, { kind: 'p2p-merchant-return', ...journalOf(depositor), legs: moveLegs(depositCoin, units, aside, wallet) });
}

function placesOf({ accountId: ownerId }: Depositor) {
  return { wallet: { ownerId, purpose: 'otc' }, aside: { ownerId, purpose: 'deposit' } } as const;
}

function journalOf({ userId, version }: Depositor) {
  return { key: `p2p-merchant:${userId}:${version}`, reference: userId };
}
