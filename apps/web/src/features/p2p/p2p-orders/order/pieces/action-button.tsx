import { Button, type ButtonProps } from '@peerbourse/ui/actions/button';
import type { ReactNode } from 'react';
import { DialogButton } from '#parts/dialog-button.tsx';

interface ActionDialogProps {
  variant?: ButtonProps['variant'];
  children: ReactNode;
  dialog: (close: () => void) => ReactNode;
}

/** Opens the dialog of a command. */
export function ActionDialog({ variant = 'primary', ...rest }: ActionDialogProps) {
  return <DialogButton size="large" variant={variant} isWide={variant === 'primary'} {...rest} />;
}

interface CommandButtonProps {
  variant?: ButtonProps['variant'];
  isRunning: boolean;
  runningLabel: string;
  onPress: () => void;
  children: ReactNode;
}

/** Gives a command at once, because it harms nobody. */
export function CommandButton({ variant = 'primary', isRunning, runningLabel, onPress, children }: CommandButtonProps) {
  return (
    <Button
      size="large"
      variant={variant}
      isWide={variant === 'primary'}
      isLoading={isRunning}
      loadingLabel={runningLabel}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
