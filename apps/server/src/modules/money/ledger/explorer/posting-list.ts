import type { postingList as call } from '@peerbourse/contract/money/ledger/posting-list';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { isAccount, postingsBefore } from './explorer.table.ts';
import { postingView } from './explorer.view.ts';

const pageSize = 50;
/** No id is larger. */
const largestId = 2n ** 63n - 1n;

export const postingList: Handler<typeof call> = async ({ db }, { accountId, cursor }) => {
  const id = BigInt(accountId);
  if (id > largestId || !(await isAccount(db, id))) throw refuse('ledger.unknown');
  const asked = cursor === undefined ? largestId : BigInt(cursor);
  // One more than is shown, to know whether there is a next page.
  const rows = await postingsBefore(db, id, asked > largestId ? largestId : asked, pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { postings: page.map(postingView), nextCursor: rows.length > pageSize ? (page.at(-1)?.postingId ?? null) : null };
};
