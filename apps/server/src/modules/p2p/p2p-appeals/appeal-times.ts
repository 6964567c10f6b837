import type { appealTimes as call } from '@peerbourse/contract/p2p/p2p-appeals/appeal-times';
import type { Handler } from '#platform/http/serve.ts';
import { type PeriodRow, periodRows } from './appeal-times.table.ts';

/** Of fewer, somebody who knows one case could learn how it went. */
const leastCases = 10;

export const appealTimes: Handler<typeof call> = async ({ db }) => {
  const rows = await periodRows(db, [30, 90]);
  return {
    until: (rows[0] as PeriodRow).until.toISOString(),
    leastCases,
    periods: rows.map((row) => ({ days: row.days, figures: row.cases < leastCases ? null : figuresOf(row) })),
  };
};

function figuresOf({ cases, onTime, missedToTake, missedToDecide, medianSeconds, slowestSeconds }: PeriodRow) {
  return {
    cases,
    // Cut off, never rounded up: 100 percent is only said when nothing was late.
    onTimePercent: String(Math.floor((1_000 * onTime) / cases) / 10),
    missedToTake,
    missedToDecide,
    medianSeconds,
    slowestSeconds,
  };
}
