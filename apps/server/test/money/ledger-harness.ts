import { randomBytes } from 'node:crypto';
import type { AccountId } from '@peerbourse/contract/ids';
import pg from 'pg';
import { holdCoins, moveCoins, moveLegs, type Place, type Wallet } from '#modules/money/ledger/index.ts';
import { type Db, openPool } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Refusal } from '#platform/refusal.ts';
import { allowLabKinds } from '../support/lab-powers.ts';

export type LabRole = 'api' | 'admin' | 'stream' | 'matcher' | 'worker' | 'readonly' | 'owner';

export const roles: readonly LabRole[] = ['api', 'admin', 'stream', 'matcher', 'worker', 'readonly'];

/** A database with a ledger, and hands of every role on it. It needs no test runner: whoever tries mutants uses it too. */
export class LedgerHarness {
  readonly urlOf: (role: string) => string;
  private readonly opened = new Map<LabRole, { db: Db; pool: pg.Pool }>();

  private constructor(urlOf: (role: string) => string) {
    this.urlOf = urlOf;
  }

  /** Whoever tries the ledger may write more kinds of journals than the exchange does. */
  static async open(urlOf: (role: string) => string): Promise<LedgerHarness> {
    const harness = new LedgerHarness(urlOf);
    await allowLabKinds((text, values) => harness.ask('owner', text, values));
    return harness;
  }

  db(role: LabRole): Db {
    return this.open(role).db;
  }

  /** One statement, as it is. */
  async ask<Row extends object = Record<string, unknown>>(role: LabRole, text: string, values: unknown[] = []): Promise<Row[]> {
    return (await onceThereIsRoom(() => this.open(role).pool.query<Row & pg.QueryResultRow>(text, values))).rows;
  }

  /** One transaction, tried once: a deadlock must show, not be tried again. */
  async act<Result>(role: LabRole, ctx: (tx: Tx) => Promise<Result>): Promise<Result> {
    return await onceThereIsRoom(() => this.db(role).transaction().execute(ctx));
  }

  /** A connection of its own, for transactions that stay open while others go on. */
  async connect(role: LabRole): Promise<pg.Client> {
    return await onceThereIsRoom(async () => {
      const client = new pg.Client({ connectionString: this.urlOf(role), statement_timeout: 20_000 });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    });
  }

  async newOwner(): Promise<AccountId> {
    const mark = randomBytes(8).toString('hex');
    const userId = String(10n ** 18n + (randomBytes(8).readBigUInt64BE() % (8n * 10n ** 18n)));
    const rows = await this.ask<{ id: AccountId }>(
      'owner',
      `WITH made AS (
         INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
         VALUES ($1, $2, $2, $2 || '@ledger.test', $2) RETURNING id)
       INSERT INTO secrets_credentials (account_id, password_hash) SELECT id, 'none' FROM made RETURNING account_id::text AS id`,
      [userId, `${mark}abcdef`],
    );
    return (rows[0] as { id: AccountId }).id;
  }

  /** Somebody with coins, which were there before the books began. */
  async newOwnerWith(amount: bigint, wallet: Wallet = 'spot', asset = 'USDT'): Promise<AccountId> {
    const ownerId = await this.newOwner();
    await this.credit(ownerId, amount, wallet, asset);
    return ownerId;
  }

  async credit(ownerId: AccountId, amount: bigint, wallet: Wallet = 'spot', asset = 'USDT'): Promise<void> {
    const legs = moveLegs(asset, amount, opening, { ownerId, purpose: wallet });
    await this.act('worker', (tx) => moveCoins(tx, { kind: 'credit', key: newKey(), reference: 'lab', legs }));
  }

  /** Coins of somebody in escrow, under a part of their own. */
  async hold(ownerId: AccountId, amount: bigint, subKey = newKey()): Promise<{ holdId: string; subKey: string }> {
    const journal = { kind: 'p2p-hold', key: newKey(), reference: `order ${subKey}` };
    const to = { ...escrow, subKey };
    const what = { ownerId, asset: 'USDT', from: 'spot' as const, to, amount, deadline: null, isSale: false };
    return { holdId: await this.act('api', (tx) => holdCoins(tx, { ...journal, ...what })), subKey };
  }

  /** What an account holds; undefined when it has no row. */
  async balance({ ownerId, purpose, subKey = '' }: Place, asset = 'USDT'): Promise<bigint | undefined> {
    const rows = await this.ask<{ balance: bigint }>(
      'owner',
      `SELECT balance FROM ledger_balances JOIN ledger_accounts ON id = account_id
       WHERE owner_id IS NOT DISTINCT FROM $1::bigint AND purpose = $2 AND asset = $3 AND sub_key = $4`,
      [ownerId, purpose, asset, subKey],
    );
    return rows[0]?.balance;
  }

  async close(): Promise<void> {
    // A pool that was asked directly alone is not known to the query builder, which would leave it open.
    await Promise.all([...this.opened.values()].map(({ db, pool }) => db.destroy().then(() => (pool.ended ? undefined : pool.end()))));
  }

  private open(role: LabRole): { db: Db; pool: pg.Pool } {
    const known = this.opened.get(role);
    if (known) return known;
    const made = openPool({ url: this.urlOf(role), size: role === 'api' ? 10 : 3, statementMs: 20_000, name: `ledger-lab-${role}` });
    this.opened.set(role, made);
    return made;
  }
}

export interface LedgerCheck {
  name: string;
  run(harness: LedgerHarness): Promise<void>;
}

export const opening: Place = { ownerId: null, purpose: 'opening' };
export const inventory: Place = { ownerId: null, purpose: 'inventory' };
export const fee: Place = { ownerId: null, purpose: 'fee' };
export const escrow = { ownerId: null, purpose: 'escrow' } as const;

export const spot = (ownerId: AccountId): Place => ({ ownerId, purpose: 'spot' });
export const otc = (ownerId: AccountId): Place => ({ ownerId, purpose: 'otc' });

export function newKey(): string {
  return `lab:${randomBytes(12).toString('hex')}`;
}

/** A server that has no connection to give has done nothing yet, and says nothing about the ledger. */
async function onceThereIsRoom<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if ((error as { code?: unknown }).code !== '53300' || tries === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** What became of an act: `done`, the id of a refusal, or the code of the database. */
export async function outcome(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.id;
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string') return code;
    throw error;
  }
}

/** How often each outcome came. */
export function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of outcomes) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}
