import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, type ButtonSize, buttonLooks, buttonSizes } from './button-look.ts';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  isWide?: boolean | undefined;
}

/** A link that looks like a button, because it leads somewhere. */
export function ButtonLink({
  look = 'primary',
  size = 'large',
  iconStart,
  iconEnd,
  isWide,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={`button-shape ${buttonSizes[size]} ${buttonLooks[look]} ${isWide ? 'w-full' : ''} ${className}`}>
      {iconStart && <span className="inline-flex shrink-0">{iconStart}</span>}
      <span>{children}</span>
      {iconEnd && <span className="inline-flex shrink-0">{iconEnd}</span>}
    </a>
  );
}
