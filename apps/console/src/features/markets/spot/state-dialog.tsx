import type { DeskState } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import { proposeMarketChange } from '@peerbourse/contract/markets/spot/desk/propose-market-change';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import { leastReason } from './least-reason.ts';
import type { DeskMarket } from './market-desk.query.ts';
import { marketStateText } from './market-state-text.ts';

export interface StateDialogProps {
  market: DeskMarket | undefined;
  onClose: () => void;
  onProposed: (message: string) => void;
}

export function StateDialog({ market, onClose, onProposed }: StateDialogProps) {
  return (
    <Modal
      isOpen={market !== undefined}
      title={`Next state of ${market?.symbol ?? ''}`}
      note="Somebody else decides. To stop a market at once, halt it."
      onClose={onClose}
    >
      {market && <StateForm market={market} onClose={onClose} onProposed={onProposed} />}
    </Modal>
  );
}

function StateForm({ market, onClose, onProposed }: StateDialogProps & { market: DeskMarket }) {
  const [{ symbol, state: from, nextStates }] = useState(market);
  const [to, setTo] = useState<DeskState>(nextStates[0] ?? from);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const labels = Object.fromEntries(nextStates.map((state) => [state, marketStateText[state].label])) as Record<DeskState, string>;

  function read() {
    const found = noteProblem(reason, leastReason);
    setProblem(found);
    return found === undefined ? { change: { kind: 'state' as const, symbol, from, to }, reason: reason.trim() } : undefined;
  }

  return (
    <ActForm
      submission={useSubmission(proposeMarketChange)}
      read={read}
      button="Propose"
      onCancel={onClose}
      onDone={() => onProposed(`${symbol}: ${marketStateText[to].label} is proposed. Somebody else has to decide.`)}
    >
      <ChoiceField label="State" value={to} labels={labels} hint={marketStateText[to].effect} isFirst onChange={setTo} />
      <NoteField label="Reason" hint="Read by whoever decides, and kept." note={reason} problem={problem} onChange={setReason} />
    </ActForm>
  );
}
