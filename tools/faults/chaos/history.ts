import type { AccountId } from '../../../packages/contract/src/ids.ts';
import type { WalletName } from '../../../packages/contract/src/money/assets/asset.shape.ts';

/** What a customer was told at one attempt; unknown is everything that is no clear answer. */
export type Told = { is: 'ok'; journalId: string } | { is: 'refused'; code: string } | { is: 'unknown'; why: string };

/** One request of a customer, under one key, however often it was sent. */
export interface LedgerRequest {
  key: string;
  ownerId: AccountId;
  coin: string;
  from: WalletName;
  to: WalletName;
  amount: bigint;
  told: Told[];
}

/** A journal of a transfer as it stands in the ledger in the end. */
export interface FoundTransfer {
  key: string;
  journalId: string;
  ownerId: AccountId;
  coin: string;
  /** By wallet: what it got, or lost. */
  moved: Record<string, bigint>;
}

/** By owner, coin and wallet. */
export type Balances = ReadonlyMap<string, bigint>;

export interface Ending {
  requests: readonly LedgerRequest[];
  found: readonly FoundTransfer[];
  opening: Balances;
  closing: Balances;
}

export interface Verdict {
  lost: string[];
  doubled: string[];
  /** Done though it was refused, or though nobody asked for it; or otherwise than it was asked for. */
  wrong: string[];
  unanswered: string[];
  /** Told no after an attempt whose fate nobody knew, and done by that attempt: allowed, since a refusal keeps no key. */
  doneAfterAll: number;
}

/** What people were told against what is there: each request that was granted is there once, each that was refused is not. */
export function checkHistory({ requests, found, opening, closing }: Ending): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], wrong: [], unanswered: [], doneAfterAll: 0 };
  const byKey = Map.groupBy(found, ({ key }) => key);
  for (const request of requests) judge(request, byKey.get(request.key) ?? [], verdict);
  const asked = new Set(requests.map(({ key }) => key));
  verdict.wrong.push(...found.filter(({ key }) => !asked.has(key)).map(({ key }) => `nobody asked for ${key}`));
  verdict.wrong.push(...balanceProblems(found, opening, closing));
  return verdict;
}

function judge(request: LedgerRequest, there: readonly FoundTransfer[], verdict: Verdict): void {
  const last = request.told.at(-1);
  const name = `${request.key} of ${request.ownerId}`;
  if (there.length > 1) verdict.doubled.push(`${name}: ${there.map(({ journalId }) => journalId).join(', ')}`);
  for (const transfer of there) if (!isAsAsked(request, transfer)) judgeShape(name, request, transfer, verdict);
  if (!last || last.is === 'unknown') verdict.unanswered.push(name);
  if (last?.is === 'ok') judgeGranted(name, last.journalId, there, verdict);
  if (last?.is !== 'refused' || there.length === 0) return;
  if (request.told.some(({ is }) => is === 'unknown')) verdict.doneAfterAll += 1;
  else verdict.wrong.push(`${name} was refused with ${last.code} and is there`);
}

function judgeGranted(name: string, journalId: string, there: readonly FoundTransfer[], verdict: Verdict): void {
  if (there.length === 0) verdict.lost.push(name);
  else if (there.every((transfer) => transfer.journalId !== journalId))
    verdict.wrong.push(`${name} was answered with the journal ${journalId}`);
}

/** Twice the amount in one journal is a double too. */
function judgeShape(name: string, { from, amount }: LedgerRequest, { moved }: FoundTransfer, verdict: Verdict): void {
  if (moved[from] === -2n * amount) verdict.doubled.push(`${name}: twice in one journal`);
  else verdict.wrong.push(`${name} is there otherwise than it was asked for`);
}

function isAsAsked({ ownerId, coin, from, to, amount }: LedgerRequest, transfer: FoundTransfer): boolean {
  const { moved } = transfer;
  return (
    transfer.ownerId === ownerId &&
    transfer.coin === coin &&
    Object.keys(moved).length === 2 &&
    moved[from] === -amount &&
    moved[to] === amount
  );
}

/** Coins that moved without a journal are seen here. */
function balanceProblems(found: readonly FoundTransfer[], opening: Balances, closing: Balances): string[] {
  const expected = new Map(opening);
  for (const { ownerId, coin, moved } of found) {
    for (const [wallet, amount] of Object.entries(moved)) {
      const place = `${ownerId}/${coin}/${wallet}`;
      expected.set(place, (expected.get(place) ?? 0n) + amount);
    }
  }
  return [...new Set([...expected.keys(), ...closing.keys()])]
    .filter((place) => (expected.get(place) ?? 0n) !== (closing.get(place) ?? 0n))
    .map((place) => `${place} has ${closing.get(place) ?? 0n} and should have ${expected.get(place) ?? 0n}`);
}
