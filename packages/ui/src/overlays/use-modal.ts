import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusFirst, type ModalPurpose } from './first-focus.ts';
import { leaveModal } from './leave-modal.ts';
import { holdPage } from './page-hold.ts';

/** What closes the box besides its own buttons. */
export type ModalExit = 'anywhere' | 'escape' | 'nothing';

export interface ModalControl {
  isOpen: boolean;
  onClose: () => void;
  exit: ModalExit;
  purpose: ModalPurpose;
}

export interface ModalWiring {
  ref: RefObject<HTMLDialogElement | null>;
  closedby: 'any' | 'closerequest' | 'none';
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

interface Modal {
  wiring: ModalWiring;
  hasContent: boolean;
  /** What its own button for closing does. */
  leave: () => void;
}

const leavingMs = 200;

/** The browser's own modal dialog, led by a prop: it keeps the focus inside and gives it back when it closes. */
export function useModal({ isOpen, onClose, exit, purpose }: ModalControl): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = () => leaveModal(ref.current, onClose);

  // Its effect ends before the element leaves the page, so that closing can still give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    const release = holdPage();
    dialog.showModal();
    focusFirst(dialog, purpose);
    return () => {
      dialog.close();
      release();
    };
  }, [isOpen, purpose]);

  return {
    hasContent: useLingering(isOpen),
    leave,
    wiring: {
      ref,
      closedby: exit === 'nothing' ? 'none' : 'closerequest',
      onCancel: (event) => {
        // A file field inside has a cancel of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (exit !== 'nothing') leave();
      },
      onClose: (event) => {
        if (event.target !== event.currentTarget || !isOpen || event.currentTarget.open) return;
        // A browser may insist on closing; what must be answered opens again.
        if (exit === 'nothing') event.currentTarget.showModal();
        else onClose();
      },
      onClick: ({ target, currentTarget }) => {
        if (exit === 'anywhere' && target === currentTarget) leave();
      },
      onKeyDown: (event) => {
        if (exit === 'nothing' && event.key === 'Escape') event.preventDefault();
      },
    },
  };
}

/** What a box shows stays until the box has faded out. */
function useLingering(isOpen: boolean): boolean {
  const [isLingering, setIsLingering] = useState(isOpen);
  if (isOpen && !isLingering) setIsLingering(true);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setIsLingering(false), leavingMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || isLingering;
}
