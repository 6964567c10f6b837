import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { proposeCorrection } from '@peerbourse/contract/money/ledger/propose-correction';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { BalanceChange } from '../corrections/balance-change.tsx';
import { correctionListQuery } from '../corrections/correction-list.query.ts';
import { type CorrectionOwner, CustomerLine } from './customer-line.tsx';
import { type CorrectionDraft, type CorrectionProblems, readCorrection, signedAmount } from './propose-correction.form.ts';
import { ProposeFields } from './propose-fields.tsx';

export interface ProposeFormProps {
  owner: CorrectionOwner;
  onAnother: () => void;
  onCancel: () => void;
  onProposed: (correction: Correction) => void;
}

const emptyDraft: Omit<CorrectionDraft, 'wallet'> = { coin: 'USDT', way: 'credit', amount: '', reason: '' };

export function ProposeForm({ owner, onAnother, onCancel, onProposed }: ProposeFormProps) {
  const client = useQueryClient();
  const userId = owner === 'house' ? null : owner.userId;
  const [draft, setDraft] = useState<CorrectionDraft>({ ...emptyDraft, wallet: owner === 'house' ? 'inventory' : 'spot' });
  const [problems, setProblems] = useState<CorrectionProblems>({});
  const { progress, send, sendAgain, reset } = useSubmission(proposeCorrection);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const amount = signedAmount(draft);

  function change(part: Partial<CorrectionDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    // It was said about another amount or place.
    if (progress.state === 'refused') reset();
  }

  function conclude(next: Progress<typeof proposeCorrection>) {
    if (next.state !== 'done') return;
    void client.invalidateQueries({ queryKey: correctionListQuery.queryKey });
    onProposed(next.output);
  }

  async function propose(event: FormEvent) {
    event.preventDefault();
    if (isHeld) return;
    const reading = readCorrection(userId, draft);
    setProblems('problems' in reading ? reading.problems : {});
    if ('input' in reading) conclude(await send(reading.input));
  }

  return (
    <form className="grid gap-4" onSubmit={propose} noValidate>
      {owner === 'house' ? (
        <p className="rounded-medium bg-sunken px-3.5 py-2.5 text-14">
          <b>The house</b>: coins that it may sell to customers who pay by card.
        </p>
      ) : (
        <CustomerLine customer={owner} action={!isHeld && <Button onClick={onAnother}>Somebody else</Button>} />
      )}
      <ProposeFields isOfHouse={owner === 'house'} draft={draft} problems={problems} isHeld={isHeld} onChange={change} />
      {amount !== undefined && <BalanceChange userId={userId} coin={draft.coin} wallet={draft.wallet} amount={amount} />}
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            Propose
          </Button>
        )}
      </div>
    </form>
  );
}
