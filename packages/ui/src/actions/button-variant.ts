export const buttonVariants = {
  primary: 'bg-brand text-white hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-canvas text-ink hover:bg-sunken',
  quiet: 'bg-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  soft: 'bg-sunken text-ink hover:bg-line',
  danger: 'bg-bad text-white hover:bg-bad-strong',
  up: 'bg-up text-white hover:bg-up-strong',
  down: 'bg-down text-white hover:bg-down-strong',
} as const;

export type ButtonVariant = keyof typeof buttonVariants;

/** A finger gets 44 px, whatever the size; a mouse gets the size. */
export const buttonSizes = {
  small: 'min-h-11 gap-1.5 rounded-small px-3.5 py-1.5 text-13 mouse:min-h-8.5',
  medium: 'min-h-11 gap-2 rounded-medium px-4.5 py-2 text-14 mouse:min-h-10',
  large: 'min-h-13 gap-2 rounded-medium px-6 py-2.5 text-16',
} as const;

export type ButtonSize = keyof typeof buttonSizes;

export const squareSizes: Record<ButtonSize, string> = {
  small: 'size-11 rounded-small mouse:size-8',
  medium: 'size-11 rounded-medium mouse:size-10',
  large: 'size-13 rounded-medium',
};

/** Nothing to press now. */
export const offClass = 'bg-sunken text-ink-faint';
