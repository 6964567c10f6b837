import { type ReactNode, useId } from 'react';
import { ModalContent } from './modal-content.tsx';
import { useModal } from './use-modal.ts';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** From the bottom edge, for choices and filters on a phone. A tap outside closes it. */
export function Sheet({ isOpen, onClose, title, closeLabel, actions, children }: SheetProps) {
  const titleId = useId();
  const { wiring, hasContent, leave } = useModal({ isOpen, onClose, exit: 'anywhere', purpose: 'choice' });
  return (
    <dialog
      {...wiring}
      aria-labelledby={titleId}
      className="modal-box overlay-motion mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-full [--from:0_40px] rounded-t-large tablet:max-w-160"
    >
      {hasContent && (
        <div className="relative flex max-h-[inherit] flex-col pb-[env(safe-area-inset-bottom)]">
          <span aria-hidden="true" className="absolute inset-x-0 top-2 mx-auto h-1 w-9 rounded-full bg-line-strong" />
          <ModalContent titleId={titleId} title={title} closeLabel={closeLabel} onClose={leave} actions={actions}>
            {children}
          </ModalContent>
        </div>
      )}
    </dialog>
  );
}
