import type { journalDetail as call } from '@peerbourse/contract/money/ledger/journal-detail';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { journalBy, postingsOf } from './explorer.table.ts';
import { postingView } from './explorer.view.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const journalDetail: Handler<typeof call> = async ({ db }, { journal: name }) => {
  const journal = await journalBy(db, { id: uuid.test(name) ? name : null, key: name });
  if (!journal) throw refuse('ledger.unknown');
  const postings = await postingsOf(db, journal.journalId);
  return { ...journal, at: journal.at.toISOString(), postings: postings.map(postingView) };
};
