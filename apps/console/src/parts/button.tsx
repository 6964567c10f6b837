import type { ComponentProps } from 'react';

const kinds = {
  primary: 'bg-brand text-white hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-canvas hover:bg-sunken',
  /** Takes something away from somebody. */
  danger: 'border border-down bg-canvas text-down hover:bg-down-tint',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
} as const;

const sizes = {
  small: 'h-8 px-3 text-13 pointer-coarse:h-11',
  large: 'h-10 px-4.5 text-14 pointer-coarse:h-11',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: keyof typeof kinds;
  size?: keyof typeof sizes;
  /** Shows that an answer is awaited; the width stays. */
  isBusy?: boolean;
}

export function Button({ kind = 'secondary', size = 'small', isBusy = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      {...rest}
      className={`relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-medium font-semibold whitespace-nowrap transition-colors duration-150 ${kinds[kind]} ${sizes[size]} ${className}`}
    >
      <span className={`inline-flex items-center gap-2 ${isBusy ? 'opacity-0' : ''}`}>{children}</span>
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <span className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent" />
        </span>
      )}
    </button>
  );
}
