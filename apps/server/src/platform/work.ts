import type { StaffRole } from '@peerbourse/contract/call';
import type { RawBuilder } from 'kysely';
import type { Tx } from './db/transaction.ts';
import { must } from './refusal.ts';

/**
 * A queue of cases that staff decide. Each module declares its own in `work.ts`, so that what waits can be counted without knowing
 * whose it is.
 */
export interface WorkQueue {
  name: string;
  /** What one of its cases is called. */
  title: string;
  /** Where the console shows a case: its number follows. */
  address: string;
  /** Who may decide its cases. */
  roles: readonly StaffRole[];
  /**
   * Selects what waits for a member, whose row is `me`: `number` text, `since` and `due_at` moments, `is_mine` boolean, and what it is
   * about as `coin` text and `units` bigint, both null where no coins are at stake. Nothing in it may tell who the customer is.
   */
  waiting: (me: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Where the module itself keeps who has a case, because more follows from it. The claims of all other queues are kept in one place. */
  own?: {
    /** Selects `staff_id`, the row of whoever has it. */
    holder: (number: string) => RawBuilder<unknown>;
    give: (tx: Tx, number: string, staffId: string) => Promise<void>;
  };
}

/** Something that staff look for by its number. */
export interface WorkFinder {
  kind: string;
  title: string;
  address: string;
  /** Who may open it; everybody when it is empty. */
  roles: readonly StaffRole[];
  /** What its numbers look like. */
  pattern: RegExp;
  /** Selects `number` text: what follows the address. */
  find: (text: string) => RawBuilder<unknown>;
}

export interface Work {
  queues?: readonly WorkQueue[];
  finders?: readonly WorkFinder[];
}

let declared: readonly Work[] | undefined;

/** Called once by the role of the operators, with what every module declares. */
export function declareWork(work: readonly Work[]): void {
  declared = work;
}

export function queuesFor(roles: readonly StaffRole[]): WorkQueue[] {
  return everyDeclaration()
    .flatMap(({ queues = [] }) => queues)
    .filter((queue) => isFor(queue.roles, roles));
}

/** Whoever decides one queue of a desk sees what is kept about the cases there: a ruling is about the same order as its appeal. */
export function queuesAtDesksOf(roles: readonly StaffRole[]): WorkQueue[] {
  const desks = new Set(queuesFor(roles).map(({ address }) => address));
  return everyDeclaration()
    .flatMap(({ queues = [] }) => queues)
    .filter(({ address }) => desks.has(address));
}

/** Whoever may see what is kept about the cases of this queue. */
export function rolesAtDesk({ address }: WorkQueue): StaffRole[] {
  const queues = everyDeclaration().flatMap((work) => work.queues ?? []);
  return [...new Set(queues.filter((queue) => queue.address === address).flatMap(({ roles }) => roles))];
}

export function findersFor(roles: readonly StaffRole[], text: string): WorkFinder[] {
  return everyDeclaration()
    .flatMap(({ finders = [] }) => finders)
    .filter((finder) => isFor(finder.roles, roles) && finder.pattern.test(text));
}

function isFor(allowed: readonly StaffRole[], roles: readonly StaffRole[]): boolean {
  return allowed.length === 0 || allowed.some((role) => roles.includes(role));
}

function everyDeclaration(): readonly Work[] {
  must(declared, 'the role has collected what waits for staff');
  return declared;
}
