import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';

/** What every dialog of an order is given. */
export interface OrderDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

interface CommandDialogProps {
  title: string;
  text: ReactNode;
  /** What must be ticked first. */
  statement?: string;
  confirmLabel: string;
  runningLabel: string;
  isRunning: boolean;
  problem: Problem | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a command does before it is given. */
export function CommandDialog({ text, statement, confirmLabel, isRunning, problem, onConfirm, ...rest }: CommandDialogProps) {
  const t = useText('p2p-orders');
  const form = useId();
  const [isTicked, setIsTicked] = useState(statement === undefined);
  const [isChecked, setIsChecked] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isTicked && !isRunning) onConfirm();
  }

  return (
    <FormDialog {...rest} width="small" form={form} submitLabel={confirmLabel} cancelLabel={t('back')} isRunning={isRunning}>
      <form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <ProblemBanner problem={problem} />
        <p className="text-ink-soft">{text}</p>
        {statement !== undefined && (
          <Checkbox
            label={statement}
            checked={isTicked}
            onChange={(event) => setIsTicked(event.currentTarget.checked)}
            error={isChecked && !isTicked && t('tick_missing')}
          />
        )}
      </form>
    </FormDialog>
  );
}
