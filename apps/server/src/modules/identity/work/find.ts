import type { find as call } from '@peerbourse/contract/identity/work/find';
import type { Handler } from '#platform/http/serve.ts';
import { findersFor } from '#platform/work.ts';
import { customerPlaces } from './customer-places.rules.ts';
import { foundWork } from './work.table.ts';

/** Numbers are looked up. What may name a customer is not: the screen of the customers asks why, and writes the look down. */
export const find: Handler<typeof call> = async ({ db, actor }, { text }) => {
  const finders = findersFor(actor.roles, text);
  const rows = finders.length === 0 ? [] : await foundWork(db, finders, text);
  const found = rows.flatMap(({ kind, number }) => {
    const finder = finders.find((each) => each.kind === kind);
    return finder ? [{ kind, label: `${finder.title} ${text}`, address: finder.address + encodeURIComponent(number) }] : [];
  });
  return { found: [...found, ...customerPlaces(text, actor.roles)] };
};
