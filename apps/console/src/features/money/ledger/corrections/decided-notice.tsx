import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { Notice } from '#parts/notice.tsx';
import { fragmentOf } from '../ledger-address.ts';
import { correctionText, subjectText } from '../ledger-text.ts';

/** What the decision has done, with the way to the journal that it wrote. */
export function DecidedNotice({ correction }: { correction: Correction }) {
  const what = `${correctionText(correction)} for ${subjectText(correction)}`;
  if (correction.journalId === null) return <Notice tone="good">Rejected: {what}. Nothing has moved.</Notice>;
  return (
    <Notice tone="good">
      Carried out: {what}.{' '}
      <a
        href={fragmentOf({ page: 'journal', journal: correction.journalId })}
        className="font-semibold underline underline-offset-3 hover:no-underline"
      >
        See its journal
      </a>
    </Notice>
  );
}
