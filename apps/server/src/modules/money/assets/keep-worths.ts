import type { RoleRuntime } from '#platform/role-runtime.ts';
import { dropOldDays, keepDays, selectBehind, worthClock } from './worth.table.ts';
import { worthCourse } from './worth-course.ts';

const batch = 200;
/** As far as a chart looks back, and the day before its first. */
export const longestDays = 366;

/** Keeps every day that is over, owner by owner. A worker that was away makes up for its days. */
export async function keepWorths({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const { settledDay } = await worthClock(db);
  let after = '0';
  for (;;) {
    const behind = await selectBehind(db, { day: settledDay, after, limit: batch });
    const last = behind.at(-1);
    if (!last) break;
    for (const [keptTo, owners] of Map.groupBy(behind, (owner) => owner.keptTo)) {
      const ownerIds = owners.map(({ ownerId }) => ownerId);
      const firstDay = Math.max((keptTo ?? 0) + 1, settledDay - longestDays);
      const courses = await worthCourse(db, ownerIds, { firstDay, lastDay: settledDay });
      const days = [...courses].flatMap(([ownerId, course]) => course.map((day) => ({ ...day, ownerId })));
      await keepDays(db, days, ownerIds, settledDay);
    }
    after = last.ownerId;
  }
  await dropOldDays(db);
}
