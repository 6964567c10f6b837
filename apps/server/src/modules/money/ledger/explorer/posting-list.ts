import type { postingList as call } from '@peerbourse/contract/money/ledger/posting-list';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownerOf, postingsBefore } from './explorer.table.ts';
import { postingView } from './explorer.view.ts';
import { noteOwners } from './note-owners.ts';

const pageSize = 50;
/** No id is larger. */
const largestId = 2n ** 63n - 1n;

export const postingList: Handler<typeof call> = async (ctx, { accountId, cursor, reason }) => {
  const id = BigInt(accountId);
  const owner = id > largestId ? undefined : await ownerOf(ctx.tx, id);
  if (!owner) throw refuse('ledger.unknown');
  const viewsLeft = await noteOwners(ctx, [owner], { kind: 'viewed-postings', reason, about: { account: accountId } });
  const asked = cursor === undefined ? largestId : BigInt(cursor);
  // One more than is shown, to know whether there is a next page.
  const rows = await postingsBefore(ctx.tx, id, asked > largestId ? largestId : asked, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const nextCursor = rows.length > pageSize ? (page.at(-1)?.postingId ?? null) : null;
  return { postings: page.map(postingView), nextCursor, viewsLeft };
};
