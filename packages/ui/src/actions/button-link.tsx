import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants } from './button-variant.ts';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  isWide?: boolean | undefined;
}

/** A link that looks like a button, because it leads somewhere. */
export function ButtonLink({
  variant = 'primary',
  size = 'large',
  iconStart,
  iconEnd,
  isWide,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={`button-shape ${buttonSizes[size]} ${buttonVariants[variant]} ${isWide ? 'w-full' : ''} ${className}`}>
      {iconStart && <span className="inline-flex shrink-0">{iconStart}</span>}
      <span>{children}</span>
      {iconEnd && <span className="inline-flex shrink-0">{iconEnd}</span>}
    </a>
  );
}
