import { AsyncLocalStorage } from 'node:async_hooks';
import { transaction } from '#platform/db/transaction.ts';
import { Refusal } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';
import type { Actor } from '../faults/scheduler.ts';
import { type OrderAct, perform } from './order-acts.ts';
import type { OrderGrounds, OrderTrader } from './order-market.ts';

/** Done, nothing done because the order had changed, refused by name, or something that must not happen. */
export type RaceOutcome = 'done' | 'stale' | `refused ${string}` | `bug ${string}`;

/** What somebody does in a race: transactions one after the other, or the sweep of deadlines. */
export type RaceWork = (runner: RaceActor) => Promise<unknown>;

const acting = new AsyncLocalStorage<RaceActor>();

/** Handed to `installFaults`: whoever comes to a place in the code stands still there. */
export const parkActing = (): Promise<void> | undefined => acting.getStore()?.park();

/** Somebody who begins a transaction, stands in front of its first statement, and goes on when told to. */
export class RaceActor implements Actor {
  standing: Actor['standing'] = 'waiting';
  outcome: RaceOutcome | undefined;
  answer: unknown;
  /** Who acted last. */
  who: OrderTrader | undefined;
  pid = 0;
  whole: Promise<void> = Promise.resolve();
  readonly name: string;
  private readonly grounds: OrderGrounds;
  private readonly work: RaceWork;
  private isFree = false;
  private resume: () => void = () => undefined;

  constructor(name: string, grounds: OrderGrounds, work: RaceWork) {
    this.name = name;
    this.grounds = grounds;
    this.work = work;
  }

  go(): void {
    const wasParked = this.standing === 'parked';
    this.standing = 'running';
    if (wasParked) this.resume();
    else this.whole = acting.run(this, () => this.run());
  }

  /** From here on nothing holds them up but locks. */
  goFreely(): void {
    this.isFree = true;
    if (this.standing !== 'over') this.go();
  }

  async park(): Promise<void> {
    if (this.isFree) return;
    await new Promise<void>((resolve) => {
      this.resume = resolve;
      this.standing = 'parked';
    });
  }

  async act(act: OrderAct): Promise<unknown> {
    const { pools, config } = this.grounds;
    this.who = act.who;
    return await transaction(pools.api, async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      this.pid = rows[0]?.pid ?? 0;
      await this.park();
      return await perform(tx, config, act);
    });
  }

  private async run(): Promise<void> {
    try {
      this.answer = await this.work(this);
      this.outcome = (this.answer as { isDone?: boolean } | undefined)?.isDone === false ? 'stale' : 'done';
    } catch (error) {
      this.outcome = error instanceof Refusal ? `refused ${error.id}` : `bug ${(error as Error).stack}`;
    }
    this.standing = 'over';
  }
}
