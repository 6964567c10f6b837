import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** What cannot be undone. */
  isDanger?: boolean | undefined;
  isLoading?: boolean | undefined;
  loadingLabel?: string | undefined;
  /** Why it cannot be confirmed yet. */
  reason?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The focus starts on the way back: whoever presses Enter without reading has done nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isLoading = false,
  loadingLabel,
  reason,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      width="small"
      role="alertdialog"
      exit={isLoading ? 'nothing' : 'escape'}
      actions={
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isLoading={isLoading}
            loadingLabel={loadingLabel}
            reason={reason}
            isWide
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" isWide isDisabled={isLoading} data-first-focus="" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <div className="text-14 text-ink-soft">{children}</div>
    </Dialog>
  );
}
