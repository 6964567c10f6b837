import { withdrawItem } from '@peerbourse/contract/core/content/desk/withdraw-item';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type FormEvent } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import type { OpenedItem } from '../items/open-item.query.ts';
import { withdrawnText } from './replaced-text.ts';

export interface WithdrawDialogProps {
  isOpen: boolean;
  kind: ContentKind;
  item: OpenedItem;
  onDone: (message: string) => void;
  onClose: () => void;
}

export function WithdrawDialog({ isOpen, ...rest }: WithdrawDialogProps) {
  return (
    <Modal isOpen={isOpen} title="Take it from the site" note={rest.item.label || rest.item.name} onClose={rest.onClose}>
      <WithdrawForm {...rest} />
    </Modal>
  );
}

function WithdrawForm({ kind, item, onDone, onClose }: Omit<WithdrawDialogProps, 'isOpen'>) {
  const { progress, send, sendAgain, reset } = useSubmission(withdrawItem);

  function conclude(next: Progress<typeof withdrawItem>) {
    if (next.state === 'done') onDone('It is withdrawn, and gone from the site within 5 s.');
  }

  async function withdraw(event: FormEvent) {
    event.preventDefault();
    if (progress.state !== 'sending') conclude(await send({ kind, name: item.name }));
  }

  return (
    <form className="grid gap-4" onSubmit={withdraw} noValidate>
      <ul className="grid gap-1 text-14">
        {withdrawnText(item).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" data-first-focus onClick={onClose}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind="danger" size="large" type="submit" isBusy={progress.state === 'sending'}>
            Withdraw
          </Button>
        )}
      </div>
    </form>
  );
}
