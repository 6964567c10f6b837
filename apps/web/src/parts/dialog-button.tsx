import { Button, type ButtonProps } from '@peerbourse/ui/actions/button';
import { type ReactNode, Suspense, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isWide' | 'reason' | 'isDisabled' | 'children'> {
  /** What the word on the button is about, for those who do not see what it stands beside. */
  about?: string | undefined;
  /** Usually comes with the first press. */
  dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. The dialog gives the focus back to it. */
export function DialogButton({ about, dialog, size = 'small', variant = 'secondary', children, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} size={size} variant={variant} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
        <VisuallyHidden text={about} />
      </Button>
      {isOpen && <Suspense>{dialog(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
