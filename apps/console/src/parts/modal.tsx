import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface ModalProps {
  isOpen: boolean;
  title: ReactNode;
  note?: ReactNode;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps focus inside, closes on Escape and gives focus back. */
export function Modal({ isOpen, title, note, isWide = false, onClose, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={`mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-full overflow-y-auto rounded-t-large bg-canvas text-ink shadow-modal tablet:my-auto tablet:rounded-large ${isWide ? 'tablet:max-w-180' : 'tablet:max-w-120'}`}
    >
      {isOpen && (
        <div className="grid gap-5 p-5 tablet:p-6">
          <div>
            <h2 id={titleId} className="text-20 font-semibold">
              {title}
            </h2>
            {note && <p className="mt-1 text-13 text-ink-soft">{note}</p>}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
