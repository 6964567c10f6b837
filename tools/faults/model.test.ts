import { expect, it } from 'vitest';
import { moveLegs, type Place } from '../../apps/server/src/modules/money/ledger/legs.rules.ts';
import { Dice } from '../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../packages/contract/src/ids.ts';
import { Bookkeeper } from './bookkeeper.ts';
import { CommandMaker } from './commands.ts';
import { type EndCommand, type HoldCommand, LedgerModel, type MoveCommand, type Outcome } from './model.ts';

const opening: Place = { ownerId: null, purpose: 'opening' };
const ownerId = '1' as AccountId;
const spot: Place = { ownerId, purpose: 'spot' };
const otc: Place = { ownerId, purpose: 'otc' };
const move = (key: string, amount: bigint, from: Place, to: Place, more: Partial<MoveCommand> = {}): MoveCommand => ({
  verb: 'move',
  role: 'worker',
  kind: 'test',
  key,
  legs: moveLegs('USDT', amount, from, to),
  ...more,
});
const hold: HoldCommand = {
  verb: 'hold',
  role: 'api',
  kind: 'hold',
  key: 'hold:1',
  ownerId,
  asset: 'USDT',
  from: 'otc',
  to: { ownerId: null, purpose: 'escrow', subKey: 'order-1' },
  amount: 40n,
  deadlineMs: null,
  isSale: true,
};
const refund: EndCommand = {
  verb: 'end-hold',
  role: 'api',
  kind: 'refund',
  key: 'refund:1',
  holdKey: 'hold:1',
  exit: 'refund',
  shares: [{ to: otc, amount: 40n }],
};

function richModel(): LedgerModel {
  const model = new LedgerModel();
  model.apply(move('opening', 100n, opening, otc));
  return model;
}

it('moves coins once for one key, and refuses another act under it', () => {
  const model = richModel();
  expect(model.apply(move('a', 60n, otc, spot))).toBe('done');
  expect(model.apply(move('a', 60n, otc, spot))).toBe('repeated');
  expect(model.apply(move('a', 10n, otc, spot))).toBe('other-act');
  expect([model.balanceAt(otc, 'USDT'), model.balanceAt(spot, 'USDT')]).toEqual([40n, 60n]);
});

it('changes nothing when somebody has too little', () => {
  const model = richModel();
  expect(model.apply(move('a', 101n, otc, spot))).toBe('too-little');
  expect(model.balanceAt(otc, 'USDT')).toBe(100n);
  expect(model.journals.has('a')).toBe(false);
});

it('lets coins of a running lot be used and not leave', () => {
  const model = richModel();
  model.apply({ verb: 'lot', role: 'worker', ownerId, asset: 'USDT', amount: 70n, reference: 'lot', expiresAtMs: 10 });
  expect(model.apply(move('a', 50n, otc, spot))).toBe('done');
  expect(model.apply(move('b', 31n, spot, opening, { leavingOwnerId: ownerId }))).toBe('not-free-yet');
  expect(model.apply(move('c', 30n, spot, opening, { leavingOwnerId: ownerId }))).toBe('done');
  model.nowMs = 10;
  expect(model.apply(move('b', 20n, spot, opening, { leavingOwnerId: ownerId }))).toBe('done');
});

it('ends a hold once', () => {
  const model = richModel();
  const outcomes: Outcome[] = [hold, hold, refund, refund, { ...refund, key: 'refund:2' }].map((command) => model.apply(command));
  expect(outcomes).toEqual(['done', 'repeated', 'done', 'repeated', 'hold-over']);
  expect(model.balanceAt(otc, 'USDT')).toBe(100n);
  expect(model.balances.has('/USDT/escrow/order-1')).toBe(false);
});

it('makes no coins for the public role', () => {
  expect(richModel().apply(move('a', 5n, opening, spot, { role: 'api' }))).toBe('not-allowed');
  expect(richModel().apply(move('a', 5n, { ownerId: null, purpose: 'fee' }, spot, { role: 'api' }))).toBe('not-allowed');
});

it('thousands of commands keep the books', () => {
  const model = new LedgerModel();
  const books = new Bookkeeper(model);
  const maker = new CommandMaker({ dice: new Dice(11), model, owners: ['1', '2', '3'] as AccountId[], name: 'test' });
  const seen = new Set<Outcome>();
  for (let at = 0; at < 5_000; at++) {
    const command = maker.next();
    const outcome = model.apply(command);
    maker.learn(command, outcome);
    seen.add(outcome);
    expect(books.enter(command, outcome)).toBeUndefined();
  }
  expect(books.sweep()).toBeUndefined();
  expect(seen.size).toBe(9);
});

it('the books notice a coin that came from nowhere, one that went, and a hold without coins', () => {
  const tampered = (tamper: (model: LedgerModel) => void) => {
    const model = new LedgerModel();
    const books = new Bookkeeper(model);
    for (const command of [move('opening', 100n, opening, otc), hold]) books.enter(command, model.apply(command));
    expect(books.sweep()).toBeUndefined();
    tamper(model);
    return books.sweep();
  };
  expect(tampered((model) => model.balances.set('1/USDT/otc/', 61n))).toContain('1/USDT/otc/ has 61 and should have 60');
  expect(tampered((model) => model.balances.delete('1/USDT/otc/'))).toContain('has 0 and should have 60');
  expect(tampered((model) => model.openHolds.clear())).toContain('its open holds are 0');
});
