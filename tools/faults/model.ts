import {
  divideLegs,
  type Leg,
  legProblem,
  moveLegs,
  type OwnedPurpose,
  type Place,
  wallets,
  withdrawable,
} from '../../apps/server/src/modules/money/ledger/legs.rules.ts';
import { purposes } from '../../apps/server/src/modules/money/ledger/purposes.rules.ts';
import type { AccountId } from '../../packages/contract/src/ids.ts';

/** Which role of the database asks: the api makes no coins, the worker may. */
export type ServingRole = 'api' | 'worker';

export interface MoveCommand {
  verb: 'move';
  role: ServingRole;
  kind: string;
  key: string;
  legs: readonly Leg[];
  leavingOwnerId?: AccountId;
}

export interface HoldCommand {
  verb: 'hold';
  role: ServingRole;
  kind: string;
  key: string;
  ownerId: AccountId;
  asset: string;
  from: OwnedPurpose;
  to: Place;
  amount: bigint;
  deadlineMs: number | null;
  isSale: boolean;
}

export type Shares = ReadonlyArray<{ to: Place; amount: bigint }>;

export interface EndCommand {
  verb: 'end-hold';
  role: ServingRole;
  kind: string;
  key: string;
  /** The key under which the hold was asked for. */
  holdKey: string;
  exit: 'release' | 'refund' | 'split';
  shares: Shares;
}

export interface LotCommand {
  verb: 'lot';
  role: ServingRole;
  ownerId: AccountId;
  asset: string;
  amount: bigint;
  reference: string;
  expiresAtMs: number;
}

export type Command = MoveCommand | HoldCommand | EndCommand | LotCommand;

/** What becomes of a command. All but the first change nothing. */
export type Outcome = 'done' | 'repeated' | 'too-little' | 'not-free-yet' | 'hold-over' | 'other-act' | 'bad-shape' | 'not-allowed' | 'bug';

interface Hold {
  place: Place;
  asset: string;
  amount: bigint;
  hasEnded: boolean;
}

interface Lot {
  amount: bigint;
  expiresAtMs: number;
}

const folded: ReadonlySet<string> = new Set(Object.entries(purposes).flatMap(([name, { isFolded }]) => (isFolded ? [name] : [])));
const closedToPublic: ReadonlySet<string> = new Set(['clearing', 'compensation', 'opening']);
const walletNames: ReadonlySet<string> = new Set(wallets);

/** The ledger as it should be, in memory: what `migrations` say in SQL, said a second time in the plainest way. */
export class LedgerModel {
  nowMs = 0;
  /** By place; one that is empty is not there. */
  readonly balances = new Map<string, bigint>();
  /** Content by key. */
  readonly journals = new Map<string, string>();
  readonly holds = new Map<string, Hold>();
  readonly openHolds = new Set<string>();
  readonly lots = new Map<string, Lot[]>();
  readonly lotReferences = new Set<string>();
  /** Of which there are lots. */
  private readonly lotAssets = new Set<string>();
  /** How many facts each owner was told. */
  readonly facts = new Map<string, number>();

  apply(command: Command): Outcome {
    switch (command.verb) {
      case 'move':
        return this.move(command);
      case 'hold':
        return this.hold(command);
      case 'end-hold':
        return this.endHold(command);
      case 'lot':
        return this.giveLot(command);
    }
  }

  balanceAt(place: Place, asset: string): bigint {
    return this.balances.get(placeKey(place, asset)) ?? 0n;
  }

  walletSum(ownerId: AccountId, asset: string): bigint {
    return wallets.reduce((sum, purpose) => sum + this.balanceAt({ ownerId, purpose }, asset), 0n);
  }

  withdrawable(ownerId: AccountId, asset: string): bigint {
    if (!this.mayLeave(ownerId)) return 0n;
    const free = withdrawable(this.staying(ownerId, asset), this.lots.get(`${ownerId}/${asset}`) ?? [], this.nowMs);
    const inWallets = this.walletSum(ownerId, asset);
    return free < inWallets ? free : inWallets;
  }

  clone(): LedgerModel {
    const copy = new LedgerModel();
    copy.nowMs = this.nowMs;
    for (const [key, balance] of this.balances) copy.balances.set(key, balance);
    for (const [key, content] of this.journals) copy.journals.set(key, content);
    for (const [key, hold] of this.holds) copy.holds.set(key, { ...hold });
    for (const key of this.openHolds) copy.openHolds.add(key);
    for (const [key, lots] of this.lots) copy.lots.set(key, [...lots]);
    for (const reference of this.lotReferences) copy.lotReferences.add(reference);
    for (const asset of this.lotAssets) copy.lotAssets.add(asset);
    for (const [owner, count] of this.facts) copy.facts.set(owner, count);
    return copy;
  }

  private move({ role, kind, key, legs, leavingOwnerId }: MoveCommand): Outcome {
    if (legProblem(legs)) return 'bug';
    if (role === 'api' && !mayPublicPost(legs)) return 'not-allowed';
    if (legs.some(({ place }) => place.purpose === 'escrow')) return 'bad-shape';
    return this.write(key, kind, legs, () => leavingOwnerId === undefined || this.mayLeave(leavingOwnerId));
  }

  private hold({ kind, key, ownerId, asset, from, to, amount, isSale }: HoldCommand): Outcome {
    if (amount <= 0n) return 'bug';
    if (folded.has(to.purpose)) return 'bad-shape';
    const legs = moveLegs(asset, amount, { ownerId, purpose: from }, to);
    const outcome = this.write(key, `${kind} hold`, legs, () => !isSale || this.mayLeave(ownerId));
    if (outcome === 'done') {
      this.holds.set(key, { place: to, asset, amount, hasEnded: false });
      this.openHolds.add(key);
    }
    return outcome;
  }

  private endHold({ role, kind, key, holdKey, exit, shares }: EndCommand): Outcome {
    if (shares.length === 0 || shares.some(({ amount }) => amount <= 0n)) return 'bug';
    const hold = this.holds.get(holdKey);
    if (!hold || total(shares) !== hold.amount || shares.some(({ to }) => to.purpose === 'escrow')) return 'bad-shape';
    const legs = divideLegs(hold.asset, hold.place, shares);
    if (role === 'api' && !mayPublicPost(legs.slice(1))) return 'not-allowed';
    const text = `${kind} ${holdKey} ${exit}`;
    if (hold.hasEnded) return this.journals.get(key) === contentOf(text, deltasOf(legs)) ? 'repeated' : 'hold-over';
    const outcome = this.write(key, text, legs, () => true);
    if (outcome === 'done') {
      hold.hasEnded = true;
      this.openHolds.delete(holdKey);
    }
    return outcome;
  }

  private giveLot({ ownerId, asset, amount, reference, expiresAtMs }: LotCommand): Outcome {
    const name = `${ownerId}/${asset}/${reference}`;
    if (this.lotReferences.has(name)) return 'repeated';
    this.lotReferences.add(name);
    const running = (this.lots.get(`${ownerId}/${asset}`) ?? []).filter((lot) => lot.expiresAtMs > this.nowMs);
    this.lots.set(`${ownerId}/${asset}`, [...running, { amount, expiresAtMs }]);
    this.lotAssets.add(asset);
    return 'done';
  }

  /** Key, shape, balances, lots: in the order in which the database looks at them. */
  private write(key: string, text: string, legs: readonly Leg[], mayLeave: () => boolean): Outcome {
    const deltas = deltasOf(legs);
    const content = contentOf(text, deltas);
    const known = this.journals.get(key);
    if (known !== undefined) return known === content ? 'repeated' : 'other-act';
    if (legs.some(({ place }) => place.subKey && walletNames.has(place.purpose))) return 'bad-shape';
    for (const [place, delta] of deltas) if (this.isTooLittle(place, delta)) return 'too-little';
    if (deltas.size === 0) return 'bad-shape';
    for (const [place, delta] of deltas) this.add(place, delta);
    if (!mayLeave()) {
      for (const [place, delta] of deltas) this.add(place, -delta);
      return 'not-free-yet';
    }
    this.journals.set(key, content);
    for (const ownerId of ownersOf(deltas)) this.facts.set(ownerId, (this.facts.get(ownerId) ?? 0) + 1);
    return 'done';
  }

  private isTooLittle(place: string, delta: bigint): boolean {
    return delta < 0n && (this.balances.get(place) ?? 0n) + delta < 0n && !folded.has(placeOf(place).purpose);
  }

  private add(place: string, delta: bigint): void {
    const after = (this.balances.get(place) ?? 0n) + delta;
    if (after === 0n) this.balances.delete(place);
    else this.balances.set(place, after);
  }

  /** No coin has a price here, so none makes up for another: of each there is what its lots say. */
  private mayLeave(ownerId: AccountId): boolean {
    return [...this.lotAssets].every((asset) => {
      const running = (this.lots.get(`${ownerId}/${asset}`) ?? []).filter(({ expiresAtMs }) => expiresAtMs > this.nowMs);
      return total(running) <= this.staying(ownerId, asset);
    });
  }

  private staying(ownerId: AccountId, asset: string): bigint {
    return this.walletSum(ownerId, asset) + this.balanceAt({ ownerId, purpose: 'order-hold' }, asset);
  }
}

export function placeKey({ ownerId, purpose, subKey = '' }: Place, asset: string): string {
  return `${ownerId ?? ''}/${asset}/${purpose}/${subKey}`;
}

export function placeOf(key: string): { ownerId: string; asset: string; purpose: string; subKey: string } {
  const [ownerId = '', asset = '', purpose = '', ...rest] = key.split('/');
  return { ownerId, asset, purpose, subKey: rest.join('/') };
}

export function isFolded(purpose: string): boolean {
  return folded.has(purpose);
}

/** Everybody whom a command has to do with, without the house. */
export function ownersIn(command: Command, model: LedgerModel): AccountId[] {
  const places = placesIn(command, model).map(({ ownerId }) => ownerId);
  return [...new Set(places.filter((ownerId) => ownerId !== null))];
}

/** For people who look for a fault: the command in one line. */
export function describe(command: Command): string {
  return JSON.stringify(command, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

function placesIn(command: Command, model: LedgerModel): Array<{ ownerId: AccountId | null }> {
  if (command.verb === 'move') return command.legs.map(({ place }) => place);
  if (command.verb === 'hold') return [command, command.to];
  if (command.verb === 'lot') return [command];
  const held = model.holds.get(command.holdKey);
  return [...command.shares.map(({ to }) => to), ...(held ? [held.place] : [])];
}

/** For the api role, accounts of the house only receive. */
function mayPublicPost(legs: readonly Leg[]): boolean {
  if (legs.some(({ place }) => closedToPublic.has(place.purpose))) return false;
  const taken = new Map<string, bigint>();
  for (const { place, asset, amount } of legs) {
    const account = `${asset}/${place.purpose}`;
    if (folded.has(place.purpose)) taken.set(account, (taken.get(account) ?? 0n) + amount);
  }
  return [...taken.values()].every((amount) => amount >= 0n);
}

/** What a journal changes, place by place; there and back in one place is no change. */
function deltasOf(legs: readonly Leg[]): Map<string, bigint> {
  const deltas = new Map<string, bigint>();
  for (const { place, asset, amount } of legs) {
    const key = placeKey(place, asset);
    const delta = (deltas.get(key) ?? 0n) + amount;
    if (delta === 0n) deltas.delete(key);
    else deltas.set(key, delta);
  }
  return deltas;
}

/** The same change is the same act, in whatever order its legs are told. */
function contentOf(text: string, deltas: ReadonlyMap<string, bigint>): string {
  const told: string[] = [];
  for (const [place, delta] of deltas) told.push(`${place}=${delta}`);
  return `${text} ${told.sort().join(' ')}`;
}

function ownersOf(deltas: ReadonlyMap<string, bigint>): Set<string> {
  const owners = new Set<string>();
  for (const place of deltas.keys()) if (!place.startsWith('/')) owners.add(place.slice(0, place.indexOf('/')));
  return owners;
}

function total(parts: ReadonlyArray<{ amount: bigint }>): bigint {
  return parts.reduce((sum, { amount }) => sum + amount, 0n);
}
