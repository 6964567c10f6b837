import type { AccountId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { webhookEventsOf } from '#platform/webhook-sources.ts';
import { insertEvents } from '../event.table.ts';
import { forgetHeard, heardOf, insertDeliveries, listeningOf, takeHeardAccount } from './heard.table.ts';

const linesAtOnce = 500;

/** Makes events of what was heard, account by account. A line goes in the transaction that wrote what it became. */
export async function takeHeard(runtime: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  await eachDue(runtime, { what: 'what webhooks say', next: takeHeardAccount, act: (tx, { id }) => makeEvents(tx, id) });
}

async function makeEvents(tx: Tx, accountId: AccountId): Promise<void> {
  const lines = await heardOf(tx, accountId, linesAtOnce);
  const listening = await listeningOf(tx, accountId);
  const told = lines.flatMap(({ source, body, happenedAt }) => webhookEventsOf(source, body).map((event) => ({ ...event, happenedAt })));
  const events = listening.length === 0 ? [] : await insertEvents(tx, accountId, told);
  await insertDeliveries(
    tx,
    events.flatMap((event) =>
      listening.filter(({ types }) => types.some((type) => type === event.type)).map(({ id }) => ({ event, endpointId: id })),
    ),
  );
  await forgetHeard(tx, lines);
}
