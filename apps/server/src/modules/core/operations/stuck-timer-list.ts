import type { CallOutput } from '@peerbourse/contract/call';
import type { stuckTimerList as call } from '@peerbourse/contract/core/operations/stuck-timer-list';
import type { Handler } from '#platform/http/serve.ts';
import { everyTimers, type StuckRow, stuckAfterSeconds, stuckTimers, type Timers } from '#platform/timers.ts';
import { businessNow } from './overview.table.ts';

type Area = CallOutput<typeof call>['areas'][number];

export const stuckTimerList: Handler<typeof call> = async ({ db }) => {
  const at = await businessNow(db);
  const areas: Area[] = [];
  for (const timers of everyTimers()) areas.push(areaView(timers, await stuckTimers(db, timers)));
  return { at: at.toISOString(), afterSeconds: stuckAfterSeconds, areas };
};

function areaView({ area, title, job, address }: Timers, rows: readonly StuckRow[]): Area {
  const timers = rows.map(({ number, dueAt }) => ({ number, address: address + number, dueAt: dueAt.toISOString() }));
  return { area, title, job, stuck: rows[0]?.stuck ?? 0, timers };
}
