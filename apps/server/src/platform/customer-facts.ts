import type { StaffRole } from '@peerbourse/contract/call';
import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db/pool.ts';
import { must } from './refusal.ts';

/** The customer that a member of staff looks at. */
export interface LookedAt {
  accountId: AccountId;
  mainId: MainId;
  userId: UserId;
  /** Where messages to them go. */
  recipients: readonly string[];
}

/** Where else something can be looked at: `order` and its number. The console knows the addresses. */
export interface CustomerLink {
  to: string;
  id: string;
}

/** One line of a list on the customer's page, such as a hold or an order. */
export interface CustomerFact {
  list: string;
  kind: string;
  /** What the line says, by name; amounts are decimal. Nothing secret, and no words that people wrote to each other. */
  values: Readonly<Record<string, string>>;
  at: Date | null;
  until: Date | null;
  /** In force, or under way. */
  isOpen: boolean;
  link: CustomerLink | null;
}

/** Something that happened to the customer. */
export interface CustomerEvent {
  /** To the microsecond, because pages end at it. */
  at: string;
  /** No two events have the same. */
  key: string;
  kind: string;
  values: Readonly<Record<string, string>>;
  link: CustomerLink | null;
}

export interface EventPage {
  /** Only what happened before this event; undefined for the newest. */
  before: { at: string; key: string } | undefined;
  limit: number;
}

/** What a module knows about a customer. Each module declares its own in `customer-facts.ts`, so that no other needs to know its tables. */
export interface CustomerFacts {
  /** What the timeline can be filtered by. */
  area: string;
  /** Who may see it, as in the module's own calls. */
  roles: readonly StaffRole[];
  facts?: (db: Db, customer: LookedAt) => Promise<CustomerFact[]>;
  /** Newest first. */
  events?: (db: Db, customer: LookedAt, page: EventPage) => Promise<CustomerEvent[]>;
}

let declared: readonly CustomerFacts[] | undefined;

/** Called once by the role that shows customers, with what every module declares. */
export function declareCustomerFacts(facts: readonly CustomerFacts[]): void {
  declared = facts;
}

function seenBy(roles: readonly StaffRole[]): readonly CustomerFacts[] {
  must(declared, 'the role has collected what modules know about customers');
  return declared.filter((entry) => entry.roles.some((role) => roles.includes(role)));
}

/** The areas of the timeline that these roles see. */
export function areasFor(roles: readonly StaffRole[]): string[] {
  return [...new Set(seenBy(roles).flatMap(({ area, events }) => (events ? [area] : [])))];
}

/** Everything that the modules know and these roles may see, one module after the other: they share a connection. */
export async function factsAbout(db: Db, customer: LookedAt, roles: readonly StaffRole[]): Promise<CustomerFact[]> {
  const found: CustomerFact[] = [];
  for (const { facts } of seenBy(roles)) found.push(...((await facts?.(db, customer)) ?? []));
  return found;
}

export interface AreaEvent extends CustomerEvent {
  area: string;
}

/** One page of everything that happened, newest first, across all modules or those of one area. */
export async function eventsAbout(
  db: Db,
  customer: LookedAt,
  { roles, area, page }: { roles: readonly StaffRole[]; area: string | undefined; page: EventPage },
): Promise<AreaEvent[]> {
  const found: AreaEvent[] = [];
  for (const entry of seenBy(roles)) {
    if (area !== undefined && entry.area !== area) continue;
    const events = (await entry.events?.(db, customer, page)) ?? [];
    found.push(...events.map((event) => ({ ...event, area: entry.area })));
  }
  return newestOf(found, page.limit);
}

/** The newest of several lists that each hold their own newest. */
export function newestOf<Event extends CustomerEvent>(events: readonly Event[], limit: number): Event[] {
  return events.toSorted((a, b) => compare(b.at, a.at) || compare(b.key, a.key)).slice(0, limit);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Reads facts from a statement with the columns list, kind, at, until, values (jsonb), is_open, link_to and link_id. What stands in
 * `values` becomes text; what is null is left out.
 */
export async function readFacts(db: Db, source: RawBuilder<unknown>): Promise<CustomerFact[]> {
  const { rows } = await sql<CustomerFact>`
    SELECT list, kind, at, until, jsonb_strip_nulls(values) AS values, is_open AS "isOpen",
      CASE WHEN link_id IS NOT NULL THEN jsonb_build_object('to', link_to, 'id', link_id) END AS link
    FROM (${source}) fact`.execute(db);
  return rows.map((row) => ({ ...row, values: texts(row.values) }));
}

/** Reads one page of events from a statement with the columns at, key, kind, values (jsonb), link_to and link_id. */
export async function readEvents(db: Db, source: RawBuilder<unknown>, { before, limit }: EventPage): Promise<CustomerEvent[]> {
  // The first comparison can be answered by an index, the second one is exact.
  const isBefore = before
    ? sql`WHERE at <= ${before.at}::timestamptz AND (at, key COLLATE "C") < (${before.at}::timestamptz, ${before.key})`
    : sql``;
  const { rows } = await sql<CustomerEvent>`
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, key, kind, jsonb_strip_nulls(values) AS values,
      CASE WHEN link_id IS NOT NULL THEN jsonb_build_object('to', link_to, 'id', link_id) END AS link
    FROM (${source}) event ${isBefore} ORDER BY event.at DESC, key COLLATE "C" DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, values: texts(row.values) }));
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
