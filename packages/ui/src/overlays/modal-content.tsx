import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { scrollStop } from './scroll-stop.ts';

export interface ModalContentProps {
  titleId: string;
  title: ReactNode;
  note?: ReactNode;
  /** Without a label there is no button to close it. */
  closeLabel: string | undefined;
  onClose: () => void;
  /** Stay in view while the rest scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Head, scrolling body and actions, the same in every modal box. */
export function ModalContent({ titleId, title, note, closeLabel, onClose, actions, children }: ModalContentProps) {
  return (
    <>
      <div className="flex items-start gap-3 px-5 pt-5 tablet:px-6 tablet:pt-6">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-20 font-bold wrap-anywhere">
            {title}
          </h2>
          {note && <p className="mt-1 text-14 text-ink-soft">{note}</p>}
        </div>
        {closeLabel && (
          <IconButton
            label={closeLabel}
            icon={<X size={20} />}
            onClick={onClose}
            size="small"
            className="-me-2.5 -mt-2.5 mouse:-me-1.5 mouse:-mt-1"
          />
        )}
      </div>
      <div
        ref={scrollStop}
        data-modal-body
        className="min-h-0 rounded-small focus-visible:-outline-offset-2 flex-1 overflow-y-auto overscroll-contain px-5 py-4 tablet:px-6"
      >
        {children}
      </div>
      {actions && (
        <div
          data-modal-actions
          className="flex flex-col gap-2.5 border-line px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))] tablet:flex-row-reverse tablet:has-aria-disabled:items-start tablet:px-6 tablet:pb-6 [[data-scrolls]+&]:border-t [[data-scrolls]+&]:pt-4"
        >
          {actions}
        </div>
      )}
    </>
  );
}
