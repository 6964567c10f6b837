import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { HousePurpose, Leg, OwnedPurpose, Place } from './legs.rules.ts';

/** What the ledger's own functions refuse, in the words of the exchange. */
const refused = {
  PB001: 'ledger.too-little',
  PB003: 'ledger.not-free-yet',
  PB004: 'ledger.hold-over',
} as const;

export interface JournalText {
  /** What kind of act it is: `transfer`, `p2p-release`. */
  kind: string;
  /** The same key is the same act: asked for twice, it happens once. */
  key: string;
  /** What it is about, for people. */
  reference: string;
}

/** Answers the journal, or null when the same act was done before. */
export async function postJournal(
  tx: Tx,
  text: JournalText,
  legs: readonly Leg[],
  leavingOwnerId: AccountId | null,
): Promise<string | null> {
  const asked = sql<{ journal: string | null }>`SELECT ledger_post(${journalOf(text, legs)}, ${leavingOwnerId}::bigint) AS journal`;
  const { rows } = await refusing(asked.execute(tx), refused);
  return rows[0]?.journal ?? null;
}

/** A leg as it was written, and what it left in its account; nothing where accounts have no balance of their own. */
export interface WrittenLeg {
  journalId: string;
  at: Date;
  amount: bigint;
  balanceAfter: bigint | null;
}

/** Answers the legs, those of the first time when the same act was done before. The key is the client's: another act under it is refused. */
export async function postJournalReturning(tx: Tx, text: JournalText, legs: readonly Leg[]): Promise<WrittenLeg[]> {
  const asked = sql<WrittenLeg>`
    SELECT journal_id AS "journalId", at, amount, balance_after AS "balanceAfter" FROM ledger_post_returning(${journalOf(text, legs)})`;
  const { rows } = await refusing(asked.execute(tx), { ...refused, PB002: 'request.key-reused' });
  return rows;
}

function journalOf({ kind, key, reference }: JournalText, legs: readonly Leg[]) {
  return sql`${kind}, ${key}, ${reference},
    ${legs.map(({ place }) => place.ownerId)}::bigint[], ${legs.map(({ asset }) => asset)}::text[],
    ${legs.map(({ place }) => place.purpose)}::text[], ${legs.map(({ place }) => place.subKey ?? '')}::text[],
    ${legs.map(({ amount }) => String(amount))}::bigint[]`;
}

/** For an act of more than one journal: what it is going to move on P2P, locked in the order of accounts as each journal does. */
export async function lockBalances(tx: Tx, ownerIds: readonly AccountId[], asset: string): Promise<void> {
  await sql`SELECT ledger_lock_balances(${[...ownerIds]}::bigint[], ${asset})`.execute(tx);
}

/** What somebody can sell on P2P, without what lots hold back; it stays so as long as the transaction lasts. */
export async function lockSellable(tx: Tx, ownerId: AccountId, asset: string): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`SELECT ledger_lock_sellable(${ownerId}::bigint, ${asset}) AS units`.execute(tx);
  return (rows[0] as { units: bigint }).units;
}

/** What became of coins that were set aside. */
export interface HoldState {
  amount: bigint;
  exit: HoldExit | null;
  /** Since when it is so. */
  since: Date;
}

export async function holdStateOf(db: Db, holdId: string): Promise<HoldState> {
  const { rows } = await sql<HoldState>`
    SELECT hold.amount, hold_exit.exit, coalesce(hold_exit.at, hold.at) AS since
    FROM ledger_holds hold LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = hold.id WHERE hold.id = ${holdId}`.execute(db);
  return rows[0] as HoldState;
}

export interface NewHold extends JournalText {
  ownerId: AccountId;
  asset: string;
  from: OwnedPurpose;
  to: Place;
  amount: bigint;
  deadline: Date | null;
  /** The coins are being sold: lots hold them back then. */
  isSale: boolean;
  /** Whom the coins may go to in the end, besides their owner and the house. */
  receivers?: readonly AccountId[];
}

export async function insertHold(tx: Tx, hold: NewHold): Promise<string> {
  const { rows } = await refusing(
    sql<{ hold: string }>`
      SELECT ledger_hold(${hold.kind}, ${hold.key}, ${hold.reference}, ${hold.ownerId}::bigint, ${hold.asset}, ${hold.from},
        ${hold.to.ownerId}::bigint, ${hold.to.purpose}, ${hold.to.subKey ?? ''}, ${String(hold.amount)}::bigint,
        ${hold.deadline}::timestamptz, ${hold.isSale}, ${[...(hold.receivers ?? [])]}::bigint[]) AS hold`.execute(tx),
    refused,
  );
  return (rows[0] as { hold: string }).hold;
}

export type HoldExit = 'release' | 'refund' | 'split';

export interface EndOfHold {
  holdId: string;
  exit: HoldExit;
  kind: string;
  key: string;
  shares: ReadonlyArray<{ to: Place; amount: bigint }>;
}

/** Answers the journal, or null when the same end was written before. */
export async function insertExit(tx: Tx, { holdId, exit, kind, key, shares }: EndOfHold): Promise<string | null> {
  const { rows } = await refusing(
    sql<{ journal: string | null }>`
      SELECT ledger_end_hold(${holdId}::uuid, ${exit}, ${kind}, ${key}, ${shares.map(({ to }) => to.ownerId)}::bigint[],
        ${shares.map(({ to }) => to.purpose)}::text[], ${shares.map(({ amount }) => String(amount))}::bigint[]) AS journal`.execute(tx),
    refused,
  );
  return rows[0]?.journal ?? null;
}

export interface NewLot {
  ownerId: AccountId;
  asset: string;
  amount: bigint;
  reference: string;
  expiresAt: Date;
}

/** False when the lot was given before. */
export async function insertLot(tx: Tx, lot: NewLot): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`
    SELECT ledger_give_lot(${lot.ownerId}::bigint, ${lot.asset}, ${String(lot.amount)}::bigint, ${lot.reference}, ${lot.expiresAt}) AS given`.execute(
    tx,
  );
  return rows[0]?.given === true;
}

export interface BalanceRow {
  asset: string;
  purpose: OwnedPurpose | HousePurpose;
  balance: bigint;
}

/** Which of these main accounts, or their children, have any coin, wherever it lies. */
export async function ownersOfCoins(db: Db, mainIds: readonly MainId[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT coalesce(owner.main_id, owner.id)::text AS id
    FROM accounts_directory owner JOIN ledger_accounts account ON account.owner_id = owner.id JOIN ledger_balances ON account_id = account.id
    WHERE (owner.id = ANY(${[...mainIds]}::bigint[]) OR owner.main_id = ANY(${[...mainIds]}::bigint[])) AND balance > 0`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Everything that an owner has, by asset and purpose; what is empty is not among it. */
export async function selectBalances(db: Db, ownerId: AccountId): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    SELECT asset, purpose, sum(balance)::bigint AS balance FROM ledger_accounts JOIN ledger_balances ON account_id = id
    WHERE owner_id = ${ownerId}::bigint AND balance > 0 GROUP BY asset, purpose`.execute(db);
  return rows;
}

export interface RunningLot {
  asset: string;
  amount: bigint;
  reference: string;
  expiresAt: Date;
}

/** What may not leave yet, in the order in which it will. */
export async function selectRunningLots(db: Db, ownerId: AccountId, limit: number): Promise<RunningLot[]> {
  const { rows } = await sql<RunningLot>`
    SELECT asset, amount, reference, expires_at AS "expiresAt" FROM ledger_lots
    WHERE owner_id = ${ownerId}::bigint AND expires_at > app_now() ORDER BY expires_at, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** How much of each coin that is, and when the last of it is free. */
export async function selectHeldByLots(db: Db, ownerId: AccountId): Promise<Array<Pick<RunningLot, 'asset' | 'amount' | 'expiresAt'>>> {
  const { rows } = await sql<RunningLot>`
    SELECT asset, sum(amount)::bigint AS amount, max(expires_at) AS "expiresAt" FROM ledger_lots
    WHERE owner_id = ${ownerId}::bigint AND expires_at > app_now() GROUP BY asset ORDER BY asset`.execute(db);
  return rows;
}

export async function selectWithdrawable(db: Db, ownerId: AccountId, asset: string): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`SELECT ledger_withdrawable(${ownerId}::bigint, ${asset}) AS units`.execute(db);
  return (rows[0] as { units: bigint }).units;
}

/** The account behind a public id, if there is one. */
export async function ownerIdOf(db: Db, userId: UserId): Promise<AccountId | undefined> {
  const { rows } = await sql<{ id: AccountId }>`SELECT id::text FROM accounts_directory WHERE user_id = ${userId}`.execute(db);
  return rows[0]?.id;
}

export async function foldHouseAccounts(db: Db): Promise<void> {
  await sql`SELECT ledger_fold()`.execute(db);
}

/** Closes the first day that is open, if it is over and nothing can be added to it. Answers whether there was one. */
export async function closeDay(db: Db): Promise<boolean> {
  const { rows } = await sql<{ day: string | null }>`SELECT ledger_close_day()::text AS day`.execute(db);
  return rows[0]?.day != null;
}

/** Coins in escrow for one order. */
export interface EscrowPart {
  asset: string;
  scale: number;
  subKey: string;
  balance: bigint;
}

/** Everything that lies in escrow now, in the order of assets and parts. */
export async function selectEscrow(tx: Tx): Promise<EscrowPart[]> {
  const { rows } = await sql<EscrowPart>`
    SELECT account.asset, coin.scale, kept.sub_key AS "subKey", kept.balance
    FROM ledger_accounts account JOIN reference_coins coin ON coin.coin = account.asset JOIN ledger_balances kept ON kept.account_id = account.id
    WHERE account.purpose = 'escrow' ORDER BY account.asset, kept.sub_key COLLATE "C"`.execute(tx);
  return rows;
}
