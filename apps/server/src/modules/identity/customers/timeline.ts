import type { StaffRole } from '@peerbourse/contract/call';
import type { Customer } from '#modules/identity/accounts/index.ts';
import { eventsAbout, type LookedAt } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';

const pageSize = 40;

interface Asked {
  roles: readonly StaffRole[];
  area: string | undefined;
  before: string | undefined;
}

/** One page of what happened; `before` is where the page in front of it ended. */
export async function timeline(db: Db, customer: Customer, { roles, area, before }: Asked) {
  const page = { before: before === undefined ? undefined : placeOf(before), limit: pageSize + 1 };
  const found = await eventsAbout(db, lookedAt(customer), { roles, area, page });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    events: shown.map(({ key: _place, ...event }) => event),
    before: found.length > pageSize && last ? `${last.at}|${last.key}` : null,
  };
}

function placeOf(before: string): { at: string; key: string } {
  const [at = '', key = ''] = before.split('|');
  return { at, key };
}

export function lookedAt({ accountId, mainId, userId, email, dialCode, phone }: Customer): LookedAt {
  const recipients = [...(email === null ? [] : [email]), ...(phone === null ? [] : [`+${dialCode ?? ''}${phone}`])];
  return { accountId, mainId, userId, recipients };
}
