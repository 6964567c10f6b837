import { divideLegs, feeOf, moveLegs, type Place } from '../../../apps/server/src/modules/money/ledger/legs.rules.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { clockStepMs } from '../commands.ts';
import type { Command, EndCommand, Shares } from '../model.ts';

/** Two people with a few coins, who are about to do several things with the same ones at once. */
export interface Scene {
  name: string;
  ownerId: AccountId;
  otherId: AccountId;
  dice: Dice;
}

const asset = 'USDT';
const opening = 100n;
const heldKey = ({ name }: Scene) => `held:${name}`;
const spot = ({ ownerId }: Scene): Place => ({ ownerId, purpose: 'spot' });
const otc = ({ ownerId }: Scene): Place => ({ ownerId, purpose: 'otc' });
const others = ({ otherId }: Scene): Place => ({ ownerId: otherId, purpose: 'otc' });
const outside: Place = { ownerId: null, purpose: 'opening' };
const fee: Place = { ownerId: null, purpose: 'fee' };

/** What is there before: 100 in each of three wallets, 100 in escrow, and 100 that may not leave yet. */
export function openingOf(scene: Scene): Command[] {
  const { name, ownerId } = scene;
  const given = [
    { to: spot(scene), amount: opening },
    { to: otc(scene), amount: opening * 2n },
    { to: others(scene), amount: opening },
  ];
  return [
    { verb: 'move', role: 'worker', kind: 'credit', key: `opening:${name}`, legs: divideLegs(asset, outside, given) },
    {
      verb: 'hold',
      role: 'api',
      kind: 'p2p-hold',
      key: heldKey(scene),
      ownerId,
      asset,
      from: 'otc',
      to: escrowOf(scene, 'held'),
      amount: opening,
      deadlineMs: null,
      isSale: true,
    },
    lotOf(scene, 'opening', opening),
  ];
}

/** Each thing that can be done in a scene; amounts are such that not all of them can be done. */
export const verbs: Readonly<Record<string, (scene: Scene) => Command>> = {
  transfer: (scene) => move(scene, 'transfer', moveLegs(asset, some(scene), spot(scene), otc(scene))),
  'transfer-back': (scene) => move(scene, 'transfer', moveLegs(asset, some(scene), otc(scene), spot(scene))),
  'new-wallet': (scene) => move(scene, 'transfer', moveLegs(asset, some(scene), spot(scene), { ownerId: scene.ownerId, purpose: 'earn' })),
  credit: (scene) => ({ ...move(scene, 'credit', moveLegs(asset, some(scene), outside, spot(scene))), role: 'worker' }),
  debit: (scene) => leaving(scene, spot(scene)),
  'debit-otc': (scene) => leaving(scene, otc(scene)),
  pay: (scene) => move(scene, 'p2p-payment', divideLegs(asset, otc(scene), lessFee(some(scene), others(scene)))),
  'pay-back': (scene) => move(scene, 'p2p-payment', divideLegs(asset, others(scene), lessFee(some(scene), otc(scene)))),
  sell: (scene) => holding(scene, 'otc', true),
  'sell-spot': (scene) => holding(scene, 'spot', true),
  reserve: (scene) => holding(scene, 'otc', false),
  release: (scene) => ending(scene, 'release', lessFee(opening, others(scene))),
  refund: (scene) => ending(scene, 'refund', [{ to: otc(scene), amount: opening }]),
  split: (scene) => ending(scene, 'split', [...lessFee(60n, others(scene)), { to: otc(scene), amount: 40n }]),
  lot: (scene) => lotOf(scene, keyOf(scene, 'lot'), some(scene)),
};

function some({ dice }: Scene): bigint {
  return BigInt(dice.pick([30, 50, 60, 100]));
}

function keyOf({ name, dice }: Scene, kind: string): string {
  return `${kind}:${name}:${dice.below(1_000_000_000)}`;
}

function escrowOf({ name }: Scene, order: string): Place {
  return { ownerId: null, purpose: 'escrow', subKey: `${name}-${order}` };
}

function move(scene: Scene, kind: string, legs: ReturnType<typeof moveLegs>): Command {
  return { verb: 'move', role: 'api', kind, key: keyOf(scene, kind), legs };
}

function leaving(scene: Scene, from: Place): Command {
  const legs = moveLegs(asset, some(scene), from, outside);
  return { verb: 'move', role: 'worker', kind: 'debit', key: keyOf(scene, 'debit'), legs, leavingOwnerId: scene.ownerId };
}

function lessFee(amount: bigint, to: Place): Shares {
  const taken = feeOf(amount, 20_000n);
  return [
    { to, amount: amount - taken },
    { to: fee, amount: taken },
  ].filter((share) => share.amount > 0n);
}

function holding(scene: Scene, from: 'otc' | 'spot', isSale: boolean): Command {
  const { ownerId } = scene;
  const key = keyOf(scene, 'hold');
  const to: Place = isSale ? escrowOf(scene, key.slice(-9)) : { ownerId, purpose: 'ad-reserve' };
  return { verb: 'hold', role: 'api', kind: 'hold', key, ownerId, asset, from, to, amount: some(scene), deadlineMs: null, isSale };
}

function ending(scene: Scene, exit: EndCommand['exit'], shares: Shares): Command {
  return { verb: 'end-hold', role: 'api', kind: `p2p-${exit}`, key: keyOf(scene, exit), holdKey: heldKey(scene), exit, shares };
}

function lotOf({ ownerId }: Scene, reference: string, amount: bigint): Command {
  return { verb: 'lot', role: 'worker', ownerId, asset, amount, reference, expiresAtMs: 24 * clockStepMs };
}
