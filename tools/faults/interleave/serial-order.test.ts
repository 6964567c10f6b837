import { expect, it } from 'vitest';
import { moveLegs, type Place } from '../../../apps/server/src/modules/money/ledger/legs.rules.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { LedgerModel, type MoveCommand, type Outcome } from '../model.ts';
import { serialOrder } from './serial-order.ts';

const opening: Place = { ownerId: null, purpose: 'opening' };
const ownerId = '1' as AccountId;
const spot: Place = { ownerId, purpose: 'spot' };
const otc: Place = { ownerId, purpose: 'otc' };
const command = (key: string, amount: bigint, from: Place, to: Place): MoveCommand => ({
  verb: 'move',
  role: 'worker',
  kind: 'test',
  key,
  legs: moveLegs('USDT', amount, from, to),
});
const spend = (name: string, outcome: Outcome) => ({ name, command: command(name, 60n, spot, otc), outcome });

function opened(): LedgerModel {
  const model = new LedgerModel();
  model.apply(command('opening', 100n, opening, spot));
  return model;
}

const leaves = (balance: bigint) => (end: LedgerModel) => end.balanceAt(spot, 'USDT') === balance;

it('finds the order that explains what came out', () => {
  expect(serialOrder(opened(), [spend('a', 'too-little'), spend('b', 'done')], leaves(40n))).toEqual(['b', 'a']);
  const credit = { name: 'c', command: command('c', 50n, opening, spot), outcome: 'done' as const };
  expect(serialOrder(opened(), [spend('a', 'done'), spend('b', 'done'), credit], leaves(30n))).toEqual(['a', 'c', 'b']);
});

it('finds none when both spent the same coins', () => {
  expect(serialOrder(opened(), [spend('a', 'done'), spend('b', 'done')], () => true)).toBeUndefined();
});

it('finds none when the outcomes fit and the balances do not', () => {
  expect(serialOrder(opened(), [spend('a', 'done'), spend('b', 'too-little')], leaves(100n))).toBeUndefined();
});
