import { useState } from 'react';
import { useLocation } from 'react-router';

export interface DialogState {
  isOpen: boolean;
  /** Whether it was ever open: code that it needs may be loaded then. */
  wasOpened: boolean;
  open: () => void;
  close: () => void;
}

/** Whether a dialog is open. It closes by itself when the path changes: it belongs to the page that opened it. */
export function useDialog(): DialogState {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: openAt === pathname,
    wasOpened,
    open: () => {
      setOpenAt(pathname);
      setWasOpened(true);
    },
    close: () => setOpenAt(undefined),
  };
}
