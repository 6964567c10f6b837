import { type ReactNode, useId } from 'react';
import { ModalContent } from './modal-content.tsx';
import { useModal } from './use-modal.ts';

const sides = {
  start: 'me-auto ms-0 [--from:-40px_0] rtl:[--from:40px_0]',
  end: 'ms-auto me-0 [--from:40px_0] rtl:[--from:-40px_0]',
} as const;

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Mirrored where text runs from right to left. */
  side?: keyof typeof sides | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** From one side, as high as the screen. */
export function Drawer({ isOpen, onClose, title, closeLabel, side = 'end', actions, children }: DrawerProps) {
  const titleId = useId();
  const { wiring, hasContent, leave } = useModal({ isOpen, onClose, exit: 'anywhere', purpose: 'choice' });
  return (
    <dialog
      {...wiring}
      aria-labelledby={titleId}
      className={`modal-box overlay-motion my-0 h-dvh max-h-dvh w-[min(400px,calc(100vw-48px))] max-w-full ${sides[side]}`}
    >
      {hasContent && (
        <div className="flex h-full flex-col">
          <ModalContent titleId={titleId} title={title} closeLabel={closeLabel} onClose={leave} actions={actions}>
            {children}
          </ModalContent>
        </div>
      )}
    </dialog>
  );
}
