import type { CallOutput } from '@peerbourse/contract/call';
import type { myWork as call } from '@peerbourse/contract/identity/work/my-work';
import { formatUnits } from '@peerbourse/rules/money';
import { shownPrices } from '#modules/core/rates/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { queuesAtDesksOf, queuesFor, type WorkQueue } from '#platform/work.ts';
import { type MentionRow, unseenMentions } from './case.table.ts';
import { type UsdtPrices, usdtPrices, usdtUnits } from './usdt-value.rules.ts';
import { type WaitingRow, waitingWork } from './work.table.ts';

type Queue = CallOutput<typeof call>['queues'][number];
type Mention = CallOutput<typeof call>['mentions'][number];

/** Of each queue; the screen of the queue shows the rest. */
const most = 10;

export const myWork: Handler<typeof call> = async ({ db, actor }) => {
  const queues = queuesFor(actor.roles);
  const rows = queues.length === 0 ? [] : await waitingWork(db, queues, actor.staffId, most);
  const prices = usdtPrices((await shownPrices(db)).prices);
  const desks = queuesAtDesksOf(actor.roles);
  const mentions = await unseenMentions(
    db,
    actor.staffId,
    desks.map(({ name }) => name),
    most,
  );
  return {
    mentions: mentions.flatMap((mention) => mentionView(desks, mention)),
    queues: queues.map((queue) =>
      queueView(
        queue,
        rows.filter((row) => row.queue === queue.name),
        prices,
      ),
    ),
  };
};

function mentionView(queues: readonly WorkQueue[], { queue: name, number, by, at }: MentionRow): Mention[] {
  const queue = queues.find((each) => each.name === name);
  return queue ? [{ queue: name, title: queue.title, number, address: queue.address + number, by, at: at.toISOString() }] : [];
}

function queueView({ name, title, address }: WorkQueue, rows: readonly WaitingRow[], prices: UsdtPrices): Queue {
  const { waiting = 0, late = 0, mine = 0, oldestAt = null } = rows[0] ?? {};
  return {
    name,
    title,
    waiting,
    late,
    mine,
    oldestAt: oldestAt?.toISOString() ?? null,
    cases: rows.map((row) => ({
      number: row.number,
      address: address + row.number,
      since: row.since.toISOString(),
      dueAt: row.dueAt.toISOString(),
      isMine: row.isMine,
      isLate: row.isLate,
      holder: row.holder,
      usdt: usdtText(row, prices),
    })),
  };
}

function usdtText({ coin, scale, units }: WaitingRow, prices: UsdtPrices): string {
  if (coin === null || scale === null || units === null) return '';
  const value = usdtUnits({ coin, scale, units }, prices);
  return value === undefined ? '' : formatUnits(value, 2);
}
