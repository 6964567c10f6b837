import { proposeMarketChange } from '@peerbourse/contract/markets/spot/desk/propose-market-change';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChangeList } from '#desk/change-list.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import { leastReason } from '../least-reason.ts';
import type { DeskMarket } from '../market-desk.query.ts';
import { termChanges } from './term-changes.ts';
import { draftOf, readTerms, type TermsProblems } from './terms.form.ts';
import { TermsFields } from './terms-fields.tsx';

export interface TermsDialogProps {
  market: DeskMarket | undefined;
  onClose: () => void;
  onProposed: (message: string) => void;
}

export function TermsDialog({ market, onClose, onProposed }: TermsDialogProps) {
  return (
    <Modal
      isOpen={market !== undefined}
      title={`Other terms for ${market?.symbol ?? ''}`}
      note="Somebody else decides. Limits only grow while there may be orders."
      isWide
      onClose={onClose}
    >
      {market && <TermsForm market={market} onClose={onClose} onProposed={onProposed} />}
    </Modal>
  );
}

function TermsForm({ market, onClose, onProposed }: TermsDialogProps & { market: DeskMarket }) {
  // As the market was when the dialog opened: what changes meanwhile is refused, not overwritten.
  const [{ symbol, version, terms }] = useState(market);
  const [draft, setDraft] = useState(draftOf(terms));
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<TermsProblems & { reason?: string | undefined }>({});
  const reading = readTerms(draft);

  function read() {
    const problem = noteProblem(reason, leastReason);
    setProblems({ ...('problems' in reading && reading.problems), reason: problem });
    if ('problems' in reading || problem !== undefined) return undefined;
    return { change: { kind: 'terms' as const, symbol, version, terms: reading.terms }, reason: reason.trim() };
  }

  return (
    <ActForm
      submission={useSubmission(proposeMarketChange)}
      read={read}
      button="Propose"
      onCancel={onClose}
      onDone={() => onProposed(`${symbol}: other terms are proposed. Somebody else has to decide.`)}
    >
      <TermsFields draft={draft} problems={problems} onChange={setDraft} />
      {'terms' in reading && <ChangeList changes={termChanges(terms, reading.terms)} />}
      <NoteField label="Reason" hint="Read by whoever decides, and kept." note={reason} problem={problems.reason} onChange={setReason} />
    </ActForm>
  );
}
