import type { journalDetail as call } from '@peerbourse/contract/money/ledger/journal-detail';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { journalBy, postingsOf } from './explorer.table.ts';
import { postingView } from './explorer.view.ts';
import { noteOwners } from './note-owners.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const journalDetail: Handler<typeof call> = async (ctx, { journal: name, reason }) => {
  const journal = await journalBy(ctx.tx, { id: uuid.test(name) ? name : null, key: name });
  if (!journal) throw refuse('ledger.unknown');
  const postings = await postingsOf(ctx.tx, journal.journalId);
  const viewsLeft = await noteOwners(ctx, postings, { kind: 'viewed-journal', reason, about: { journal: journal.journalId } });
  return { ...journal, at: journal.at.toISOString(), postings: postings.map(postingView), viewsLeft };
};
