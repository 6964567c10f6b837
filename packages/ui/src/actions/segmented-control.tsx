import { type ReactNode, useId } from 'react';

/** The focus ring lies inside and has the color of the text, which is told from each of these grounds. */
const tones = {
  plain: 'has-checked:bg-canvas has-checked:text-ink has-checked:shadow-float',
  brand: 'has-checked:bg-brand has-checked:text-white',
  up: 'has-checked:bg-up has-checked:text-white',
  down: 'has-checked:bg-down has-checked:text-white',
} as const;

const sizes = {
  small: 'min-h-11 min-w-11 text-13 mouse:min-h-8',
  medium: 'min-h-11 text-14 mouse:min-h-9.5',
} as const;

/** Segments that share a given width leave it to their words on a phone. */
const paddings = {
  small: { own: 'px-3', shared: 'px-1.5 tablet:px-3' },
  medium: { own: 'px-5', shared: 'px-2 tablet:px-5' },
} as const;

const phoneGrids = {
  1: 'grid w-full grid-cols-1 tablet:inline-flex tablet:w-auto',
  2: 'grid w-full grid-cols-2 tablet:inline-flex tablet:w-auto',
} as const;

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  tone?: keyof typeof tones;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here; spoken, not shown. */
  label: string;
  segments: ReadonlyArray<Segment<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  name?: string | undefined;
  size?: keyof typeof sizes | undefined;
  isWide?: boolean | undefined;
  /** Cells of equal width on a phone, so many in a row, where the labels are too long to stand side by side. */
  phoneColumns?: keyof typeof phoneGrids | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * A few choices side by side, of which one always holds: radio buttons in another dress, with their own keys.
 * A label is never broken within a word: wide segments that do not fit side by side stand one below the other.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  name,
  size = 'medium',
  isWide = false,
  phoneColumns,
  isDisabled = false,
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const layout = phoneColumns ? phoneGrids[phoneColumns] : isWide ? 'flex w-full' : 'inline-flex';
  const wrapping = phoneColumns ? 'tablet:whitespace-nowrap' : 'whitespace-nowrap';
  const padding = paddings[size][isWide || phoneColumns ? 'shared' : 'own'];
  return (
    <fieldset disabled={isDisabled} className={`max-w-full min-w-0 flex-wrap gap-0.5 rounded-medium bg-sunken p-1 ${layout}`}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={`relative inline-flex items-center justify-center gap-1.5 rounded-small text-center font-semibold wrap-normal hyphens-none text-ink-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-current forced-colors:has-checked:outline-2 ${isDisabled ? 'cursor-not-allowed text-ink-faint' : 'cursor-pointer not-has-checked:hover:text-ink'} ${isWide ? 'flex-1' : ''} ${wrapping} ${padding} ${sizes[size]} ${tones[segment.tone ?? 'plain']}`}
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-small outline-none"
          />
          <span className="relative pointer-events-none">{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
