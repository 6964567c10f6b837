import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonVariants, offClass, squareSizes } from './button-variant.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'> {
  /** What it does, in words. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isLoading?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** A number or a dot at the corner; what it means belongs into the label. */
  mark?: ReactNode;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  isLoading,
  isDisabled = false,
  mark,
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isLoading || undefined}
      {...rest}
      aria-label={label}
      disabled={isDisabled}
      className={`button-shape shrink-0 ${squareSizes[size]} ${isDisabled ? offClass : buttonVariants[variant]} ${className}`}
    >
      {isLoading ? <Spinner size="small" /> : icon}
      {mark && <span className="absolute -end-1 -top-1">{mark}</span>}
    </button>
  );
}
