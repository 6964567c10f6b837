import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants, offClass } from './button-variant.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  /** As wide as the place it stands in. */
  isWide?: boolean | undefined;
  /** Waits for an answer: the width stays and `loadingLabel` is spoken. */
  isLoading?: boolean | undefined;
  loadingLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be pressed now. The button stays in the tab order, so that everybody learns the reason. */
  reason?: ReactNode;
}

export function Button({ reason, isWide = false, loadingLabel, ...rest }: ButtonProps) {
  const reasonId = useId();
  const button = <BareButton {...rest} isWide={isWide} reasonId={reason ? reasonId : undefined} />;
  if (!reason && !loadingLabel) return button;
  return (
    <span className={`relative inline-grid justify-items-center gap-1 ${isWide ? 'w-full' : 'max-w-full'}`}>
      {button}
      {reason && (
        <span id={reasonId} className="text-center text-12 text-ink-soft">
          {reason}
        </span>
      )}
      <span role="status" className="sr-only">
        {rest.isLoading ? loadingLabel : ''}
      </span>
    </span>
  );
}

interface BareButtonProps extends Omit<ButtonProps, 'reason' | 'loadingLabel'> {
  reasonId: string | undefined;
}

function BareButton({
  variant = 'primary',
  size = 'medium',
  isWide,
  isDisabled = false,
  reasonId,
  className = '',
  ...rest
}: BareButtonProps) {
  const { iconStart, iconEnd, isLoading = false, children, onClick, ...attributes } = rest;
  const isHeld = isLoading || reasonId !== undefined;
  const isOff = reasonId !== undefined || (isDisabled && !isLoading);
  return (
    <button
      type="button"
      aria-describedby={reasonId}
      {...attributes}
      {...(isHeld ? { 'aria-disabled': true, 'aria-busy': isLoading } : { disabled: isDisabled })}
      onClick={isHeld ? hold : onClick}
      className={`button-shape ${buttonSizes[size]} ${isOff ? offClass : buttonVariants[variant]} ${isWide ? 'w-full' : ''} ${className}`}
    >
      <ButtonContent isLoading={isLoading} size={size} iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </button>
  );
}

interface ButtonContentProps extends Pick<ButtonProps, 'iconStart' | 'iconEnd' | 'children'> {
  isLoading: boolean;
  size: ButtonSize;
}

/** While an answer is on its way the label stays in place, unseen, and so does the width. */
function ButtonContent({ isLoading, size, iconStart, iconEnd, children }: ButtonContentProps) {
  const fade = isLoading ? 'opacity-0' : '';
  return (
    <>
      {iconStart && <span className={`inline-flex shrink-0 ${fade}`}>{iconStart}</span>}
      <span className={fade}>{children}</span>
      {iconEnd && <span className={`inline-flex shrink-0 ${fade}`}>{iconEnd}</span>}
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={size === 'large' ? 'medium' : 'small'} />
        </span>
      )}
    </>
  );
}

/** A held button submits no form either. */
function hold(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
