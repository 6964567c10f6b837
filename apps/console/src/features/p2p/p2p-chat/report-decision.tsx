import { decideReport } from '@peerbourse/contract/p2p/p2p-chat/reports/decide-report';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { reportQuery, type ViewedReport } from './report-desk.query.ts';
import { outcomeKeys } from './report-keys.ts';
import { outcomeText, type ReportOutcome } from './report-text.ts';

export interface ReportDecisionProps {
  report: ViewedReport;
  /** The message tells what was decided. */
  onDone: (message: string) => void;
}

/** What is done about a report is done elsewhere; here it stops waiting. */
export function ReportDecision({ report, onDone }: ReportDecisionProps) {
  const { roles } = useStaffAccount();
  const mayDecide = (roles.includes('decider') || roles.includes('risk')) && report.decidedAt === null;
  const [isAsked, setIsAsked] = useState(false);
  useDeskKeys(outcomeKeys, mayDecide && !isAsked, () => setIsAsked(true));
  if (report.decidedAt !== null) {
    return <p className="text-13 text-ink-soft">Decided: {report.outcome === null ? 'it was opened' : outcomeText[report.outcome]}.</p>;
  }
  if (!mayDecide) return <p className="text-13 text-ink-soft">Only members with the role Decider or Risk decide reports.</p>;
  return (
    <div>
      <Button kind="primary" size="large" aria-keyshortcuts="a" onClick={() => setIsAsked(true)}>
        Decide <kbd className="font-mono text-12">A</kbd>
      </Button>
      <Modal isOpen={isAsked} title="Decide this report" note="Neither of the two people is told." onClose={() => setIsAsked(false)}>
        <OutcomeForm report={report} onClose={() => setIsAsked(false)} onDone={onDone} />
      </Modal>
    </div>
  );
}

function OutcomeForm({ report, onClose, onDone }: ReportDecisionProps & { onClose: () => void }) {
  const client = useQueryClient();
  const submission = useSubmission(decideReport);
  const [outcome, setOutcome] = useState<ReportOutcome | ''>('');
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ outcome?: string | undefined; note?: string | undefined }>({});

  function read() {
    const found = { outcome: outcome === '' ? 'Choose what came of it.' : undefined, note: noteProblem(note) };
    setProblems(found);
    return outcome === '' || found.note ? undefined : { reportNo: report.reportNo, outcome, note: note.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Decide it"
      onCancel={onClose}
      onDone={({ outcome: standing, decidedAt, isFirst }) => {
        const decided: ViewedReport = { ...report, outcome: standing, decidedAt };
        client.setQueryData(reportQuery(report.reportNo).queryKey, decided);
        onDone(isFirst ? 'Decided.' : 'A colleague had decided it before; that decision stays.');
      }}
    >
      <ChoiceField
        label="What came of it"
        value={outcome}
        labels={{ '': 'Choose', ...outcomeText }}
        problem={problems.outcome}
        isFirst
        onChange={setOutcome}
      />
      <NoteField
        label="Note"
        hint="For colleagues: kept in the audit log with your name."
        note={note}
        problem={problems.note}
        onChange={setNote}
      />
    </ActForm>
  );
}
