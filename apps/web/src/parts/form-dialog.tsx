import { Button } from '@peerbourse/ui/actions/button';
import { Dialog, type DialogProps } from '@peerbourse/ui/overlays/dialog';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'note' | 'width'> {
  /** The id of the form among the children. */
  form: string;
  submitLabel: string;
  runningLabel: string;
  cancelLabel: string;
  isRunning: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: sent with one button, left with the other. */
export function FormDialog({ form, submitLabel, runningLabel, cancelLabel, isRunning, onClose, children, ...rest }: FormDialogProps) {
  const common = useText('common');
  return (
    <Dialog
      {...rest}
      isOpen
      onClose={onClose}
      closeLabel={common('close')}
      actions={
        <>
          <Button type="submit" form={form} isWide isLoading={isRunning} loadingLabel={runningLabel}>
            {submitLabel}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
