import type { RoleRuntime } from '#platform/role-runtime.ts';
import { expireRequests as expireNext } from './request.table.ts';

const most = 500;

/** What nobody answered in time. Acts look at the clock themselves, so nothing waits for this. */
export async function expireRequests({ db }: RoleRuntime): Promise<void> {
  while ((await expireNext(db, most)) === most);
}
