import { type ReactNode, useId } from 'react';

/** The focus ring lies inside and has the color of the text, which is told from each of these grounds. */
const tones = {
  plain: 'has-checked:bg-canvas has-checked:text-ink has-checked:shadow-float',
  brand: 'has-checked:bg-brand has-checked:text-white',
  up: 'has-checked:bg-up has-checked:text-white',
  down: 'has-checked:bg-down has-checked:text-white',
} as const;

const sizes = {
  small: 'min-h-11 min-w-11 px-3 text-13 mouse:min-h-8',
  medium: 'min-h-11 px-5 text-14 mouse:min-h-9.5',
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
  isDisabled?: boolean | undefined;
}

/** A few choices side by side, of which one always holds: radio buttons in another dress, with their own keys. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  name,
  size = 'medium',
  isWide = false,
  isDisabled = false,
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  return (
    <fieldset
      disabled={isDisabled}
      className={`max-w-full min-w-0 flex-wrap gap-0.5 rounded-medium bg-sunken p-1 ${isWide ? 'flex w-full' : 'inline-flex'}`}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={`relative inline-flex items-center justify-center gap-1.5 rounded-small text-center font-semibold text-ink-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-current forced-colors:has-checked:outline-2 ${isDisabled ? 'cursor-not-allowed text-ink-faint' : 'cursor-pointer not-has-checked:hover:text-ink'} ${isWide ? 'flex-1' : 'whitespace-nowrap'} ${sizes[size]} ${tones[segment.tone ?? 'plain']}`}
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
