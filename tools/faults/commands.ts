import {
  divideLegs,
  feeOf,
  type Leg,
  moveLegs,
  type Place,
  type Wallet,
  wallets,
} from '../../apps/server/src/modules/money/ledger/legs.rules.ts';
import type { Dice } from '../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../packages/contract/src/ids.ts';
import type { Command, EndCommand, HoldCommand, LedgerModel, MoveCommand, Outcome, Shares } from './model.ts';

export const assets = ['USDT', 'BTC', 'DOGE'] as const;
/** Lots end between two positions of the clock, so that the seconds that a run takes change nothing. */
export const clockStepMs = 3_600_000;

const largest = 1_000_000_000_000n;
const remembered = 200;
const exchange = (purpose: 'escrow' | 'fee' | 'opening' | 'compensation' | 'dust', subKey = ''): Place => ({
  ownerId: null,
  purpose,
  ...(subKey === '' ? {} : { subKey }),
});

export interface MakerOptions {
  dice: Dice;
  model: LedgerModel;
  owners: readonly AccountId[];
  /** Begins every key, so that two makers never mean the same act. */
  name: string;
}

/** Thinks of commands as people, operators and attackers would give them: mostly sensible, sometimes too much, repeated or wrong. */
export class CommandMaker {
  private readonly dice: Dice;
  private readonly model: LedgerModel;
  private readonly owners: readonly AccountId[];
  private readonly name: string;
  private readonly past: Command[] = [];
  private readonly open: HoldCommand[] = [];
  private readonly ended: EndCommand[] = [];
  private count = 0;

  /** How often each; the first ones are the daily business. */
  private readonly kinds: ReadonlyArray<readonly [weight: number, make: () => Command]> = [
    [24, () => this.transfer()],
    [14, () => this.credit()],
    [10, () => this.debit()],
    [9, () => this.payment()],
    [8, () => this.trade()],
    [12, () => this.hold()],
    [12, () => this.end()],
    [3, () => this.lot()],
    [4, () => this.again()],
    [1, () => this.sameKeyOtherAct()],
    [1, () => this.endedOtherwise()],
    [1, () => this.wrong()],
  ];

  constructor({ dice, model, owners, name }: MakerOptions) {
    this.dice = dice;
    this.model = model;
    this.owners = owners;
    this.name = name;
  }

  next(): Command {
    let thrown = this.dice.below(this.kinds.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, make] of this.kinds) {
      if (thrown < weight) return make();
      thrown -= weight;
    }
    throw new Error('weights do not add up');
  }

  learn(command: Command, outcome: Outcome): void {
    this.past[this.count % remembered] = command;
    if (outcome !== 'done') return;
    if (command.verb === 'hold') this.open.push(command);
    if (command.verb !== 'end-hold') return;
    const at = this.open.findIndex(({ key }) => key === command.holdKey);
    this.open.splice(at, 1);
    this.ended[this.count % remembered] = command;
  }

  private newKey(kind: string): string {
    this.count += 1;
    return `${kind}:${this.name}:${this.count}`;
  }

  private owned(purpose: Wallet = this.dice.pick(wallets), ownerId = this.dice.pick(this.owners)): Place & { ownerId: AccountId } {
    return { ownerId, purpose };
  }

  /** Of what is there: some, all, or more than that. */
  private amountFrom(place: Place, asset: string): bigint {
    const balance = this.model.balanceAt(place, asset);
    const thrown = this.dice.below(100);
    if (thrown < 6 || balance <= 0n) return balance + this.dice.amount(1_000n);
    if (thrown < 20) return balance;
    return this.dice.amount(balance);
  }

  private move(kind: string, role: 'api' | 'worker', legs: readonly Leg[], leavingOwnerId?: AccountId): MoveCommand {
    return { verb: 'move', role, kind, key: this.newKey(kind), legs, ...(leavingOwnerId === undefined ? {} : { leavingOwnerId }) };
  }

  private transfer(): Command {
    const asset = this.dice.pick(assets);
    const from = this.owned();
    const others = wallets.filter((purpose) => purpose !== from.purpose || this.dice.isLucky(0.05));
    const to = this.owned(this.dice.pick(others), from.ownerId);
    return this.move('transfer', 'api', moveLegs(asset, this.amountFrom(from, asset), from, to));
  }

  private credit(): Command {
    return this.move('credit', 'worker', moveLegs(this.dice.pick(assets), this.dice.amount(largest), exchange('opening'), this.owned()));
  }

  private debit(): MoveCommand {
    const asset = this.dice.pick(assets);
    const from = this.owned();
    return this.move('debit', 'worker', moveLegs(asset, this.amountFrom(from, asset), from, exchange('opening')), from.ownerId);
  }

  /** From one person to another, who pays a fee. */
  private payment(): Command {
    const asset = this.dice.pick(assets);
    const from = this.owned('otc');
    const amount = this.amountFrom(from, asset);
    const legs = divideLegs(asset, from, this.withFee(amount, this.owned('otc')));
    return this.move('p2p-payment', 'api', legs, this.dice.isLucky(0.5) ? from.ownerId : undefined);
  }

  private withFee(amount: bigint, to: Place): Shares {
    const fee = feeOf(amount, BigInt(this.dice.below(5_000)));
    return [
      { to, amount: amount - fee },
      { to: exchange('fee'), amount: fee },
    ];
  }

  /** Two assets change hands in one journal. */
  private trade(): Command {
    const [given, taken] = this.dice.shuffled(assets) as [string, string];
    const [seller, buyer] = [this.owned('spot'), this.owned('spot')];
    const legs = [
      ...moveLegs(given, this.amountFrom(seller, given), seller, buyer),
      ...divideLegs(taken, buyer, this.withFee(this.amountFrom(buyer, taken), seller)),
    ];
    return this.move('spot-trade', 'worker', legs);
  }

  private hold(): Command {
    const asset = this.dice.pick(assets);
    const isSale = this.dice.isLucky(0.6);
    const from = this.owned(isSale ? 'otc' : 'spot');
    const key = this.newKey('hold');
    const to: Place = isSale
      ? exchange('escrow', `order-${this.name}-${this.count}`)
      : { ownerId: from.ownerId, purpose: this.dice.pick(['order-hold', 'ad-reserve', 'risk', 'deposit']) };
    const deadlineMs = this.dice.isLucky(0.7) ? this.model.nowMs + this.dice.between(1, 4) * clockStepMs : null;
    const { ownerId } = from;
    const amount = this.amountFrom(from, asset);
    return { verb: 'hold', role: 'api', kind: 'hold', key, ownerId, asset, from: isSale ? 'otc' : 'spot', to, amount, deadlineMs, isSale };
  }

  private end(): Command {
    if (this.open.length === 0) return this.hold();
    // Old ones first: what is past its deadline goes back.
    const hold = this.open[this.dice.below(Math.min(this.open.length, 10))] as HoldCommand;
    const isOver = hold.deadlineMs !== null && hold.deadlineMs <= this.model.nowMs;
    return this.endOf(hold, isOver ? 'refund' : this.dice.pick(['release', 'refund', 'split']));
  }

  private endOf(hold: HoldCommand, exit: EndCommand['exit']): EndCommand {
    const back: Place = { ownerId: hold.ownerId, purpose: hold.from };
    const other = this.owned('otc');
    const half = hold.amount / 2n;
    const shares: Record<EndCommand['exit'], Shares> = {
      refund: [{ to: back, amount: hold.amount }],
      release: this.withFee(hold.amount, other),
      split: [...this.withFee(hold.amount - half, other), { to: back, amount: half }],
    };
    const given = shares[exit].filter(({ amount }) => amount > 0n);
    return { verb: 'end-hold', role: 'api', kind: `hold-${exit}`, key: this.newKey(exit), holdKey: hold.key, exit, shares: given };
  }

  private lot(): Command {
    const { ownerId } = this.owned();
    const asset = this.dice.pick(assets);
    const amount = this.dice.amount(this.model.walletSum(ownerId, asset) / 3n + 1n);
    const expiresAtMs = this.model.nowMs + this.dice.between(0, 3) * clockStepMs + clockStepMs / 2;
    return { verb: 'lot', role: 'worker', ownerId, asset, amount, reference: this.newKey('lot'), expiresAtMs };
  }

  private again(): Command {
    const known = this.past.filter((command) => command !== undefined);
    return known.length === 0 ? this.credit() : this.dice.pick(known);
  }

  private sameKeyOtherAct(): Command {
    const before = this.again();
    if (before.verb === 'lot') return before;
    const hold = this.open.at(-1);
    return hold && this.dice.isLucky(0.3) ? this.likeHold(hold) : { ...this.debit(), key: before.key };
  }

  /** The same coins go the same way under the same key, but nobody holds them there. */
  private likeHold({ kind, key, asset, amount, ownerId, from, to }: HoldCommand): Command {
    return { verb: 'move', role: 'api', kind, key, legs: moveLegs(asset, amount, { ownerId, purpose: from }, to) };
  }

  private endedOtherwise(): Command {
    const known = this.ended.filter((command) => command !== undefined);
    if (known.length === 0) return this.end();
    const end = this.dice.pick(known);
    return this.dice.isLucky(0.5)
      ? { ...end, key: this.newKey('release') }
      : { ...end, exit: end.exit === 'refund' ? 'release' : 'refund' };
  }

  /** What only a mistake or an attack would ask for. */
  private wrong(): Command {
    const asset = this.dice.pick(assets);
    const [from, to] = [this.owned(), this.owned()];
    const amount = this.dice.amount(largest);
    const open = this.open.at(-1);
    const attempts: Array<() => Command> = [
      () => this.move('credit', 'api', moveLegs(asset, amount, exchange('opening'), to)),
      () => this.move('gift', 'api', moveLegs(asset, amount, exchange(this.dice.pick(['fee', 'dust'])), to)),
      () => this.move('gift', 'api', moveLegs(asset, amount, exchange('compensation'), to)),
      () => this.move('transfer', 'api', [...moveLegs(asset, amount, from, to), { place: to, asset, amount: 1n }]),
      () => this.move('transfer', 'api', moveLegs(asset, 0n, from, to)),
      () => this.move('transfer', 'api', moveLegs(asset, 2n ** 62n, from, to)),
      () => this.move('credit', 'worker', moveLegs(asset, amount, exchange('opening'), { ...to, subKey: 'part' })),
      () => this.move('p2p-release', 'worker', moveLegs(asset, amount, exchange('escrow', `order-${this.name}-1`), to)),
      () => ({ ...(this.hold() as HoldCommand), to: exchange('fee') }),
      () => ({ ...(this.hold() as HoldCommand), amount: 0n }),
      () => (open ? { ...this.endOf(open, 'refund'), shares: [{ to, amount: open.amount + 1n }] } : this.credit()),
      () => (open ? { ...this.endOf(open, 'refund'), shares: [{ to: exchange('opening'), amount: open.amount }] } : this.credit()),
      () => (open ? { ...this.endOf(open, 'refund'), shares: [{ to: exchange('escrow'), amount: open.amount }] } : this.credit()),
      () => (open ? { ...this.endOf(open, 'refund'), holdKey: 'hold:nobody:0' } : this.credit()),
    ];
    return this.dice.pick(attempts)();
  }
}
