import { type ReactNode, useId } from 'react';
import { ModalContent } from './modal-content.tsx';
import { type ModalExit, useModal } from './use-modal.ts';

const widths = { small: 'tablet:max-w-100', medium: 'tablet:max-w-120', large: 'tablet:max-w-180' } as const;

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  note?: ReactNode;
  closeLabel?: string | undefined;
  /** The first one is the main one: it stands on top on a phone and last on a desk. */
  actions?: ReactNode;
  width?: keyof typeof widths | undefined;
  /** `anywhere` closes on a click outside too: only where nothing typed can be lost. */
  exit?: ModalExit | undefined;
  /** `alertdialog` when an answer is demanded. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

/** In the middle of a desk, at the bottom of a phone. */
export function Dialog({
  isOpen,
  onClose,
  title,
  note,
  closeLabel,
  actions,
  width = 'medium',
  exit = 'escape',
  role,
  children,
}: DialogProps) {
  const titleId = useId();
  const { wiring, hasContent, leave } = useModal({ isOpen, onClose, exit, purpose: 'answer' });
  return (
    <dialog
      {...wiring}
      role={role}
      aria-labelledby={titleId}
      className={`modal-box overlay-motion mt-auto mb-0 max-h-[92dvh] w-full max-w-full [--from:0_24px] rounded-t-large tablet:m-auto tablet:max-h-[min(88dvh,760px)] tablet:[--from:0_8px] tablet:rounded-large ${widths[width]}`}
    >
      {hasContent && (
        <div className="flex max-h-[inherit] flex-col">
          <ModalContent titleId={titleId} title={title} note={note} closeLabel={closeLabel} onClose={leave} actions={actions}>
            {children}
          </ModalContent>
        </div>
      )}
    </dialog>
  );
}
