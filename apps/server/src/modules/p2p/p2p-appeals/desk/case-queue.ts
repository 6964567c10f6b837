import type { ListedCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/case.shape';
import type { caseQueue as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { businessNow, deskOrdersOf } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { countOpenCases, openCases } from './desk-case.table.ts';
import { listedCaseView } from './desk-case.view.ts';

const most = 200;

export const caseQueue: Handler<typeof call> = async ({ db }) => {
  const now = await businessNow(db);
  const rows = await openCases(db, most);
  const orders = new Map(
    (
      await deskOrdersOf(
        db,
        rows.map(({ orderNo }) => orderNo),
      )
    ).map((order) => [order.orderNo, order]),
  );
  const cases = rows.flatMap((row) => {
    const order = orders.get(row.orderNo);
    return order ? [listedCaseView(row, order)] : [];
  });
  return { cases: byUrgency(cases, now.getTime()), count: await countOpenCases(db), serverTimestamp: now.getTime() };
};

/** What staff are late with, then what waits for staff, then the rest; each by when its time ends. */
function byUrgency(cases: readonly ListedCase[], now: number): ListedCase[] {
  const rank = ({ facts }: ListedCase) => {
    const { turn, isLate } = appealClock(facts, now);
    return isLate ? 0 : turn === 'staff' ? 1 : 2;
  };
  const end = ({ facts }: ListedCase) => appealClock(facts, now).until;
  return cases.toSorted((one, other) => rank(one) - rank(other) || end(one) - end(other));
}
