import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Field, type FieldText } from './field.tsx';

export interface AmountInputProps
  extends Omit<FieldText, 'counter'>,
    Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type' | 'size' | 'prefix' | 'max' | 'ref'> {
  /** The amount as a decimal string, as `clean` leaves it. */
  value: string;
  onChange: (amount: string) => void;
  /** Turns what was typed or pasted into an amount: the field itself knows nothing of digits and signs. */
  clean: (text: string, wasPasted: boolean) => string;
  prefix?: ReactNode;
  /** The unit, or what chooses it. */
  suffix?: ReactNode;
  /** Fills in all there is. */
  max?: { label: string; onPress: () => void } | undefined;
  /** What may be entered; it stands under the field and turns into the error when that is broken. */
  range?: ReactNode;
  /** What cleaning changed, in a sentence; spoken and shown until it is taken away. */
  correction?: ReactNode;
  size?: 'medium' | 'large' | undefined;
}

const pasting = new Set(['insertFromPaste', 'insertFromDrop']);

/** The end of a composition counts as typing. */
const composed = { isComposing: false, inputType: 'insertText' };

export function AmountInput({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  hasErrorLine,
  isRequired,
  value,
  onChange,
  clean,
  prefix,
  suffix,
  max,
  range,
  correction,
  size = 'large',
  ...rest
}: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // What an input method is still putting together is shown as it is and cleaned when it is done.
  const [draft, setDraft] = useState<string>();
  const fieldText = { label, isLabelHidden, aside, error, hasErrorLine, isRequired, hint: error ? hint : (range ?? hint) };

  function take(text: string, { isComposing, inputType }: Pick<InputEvent, 'isComposing' | 'inputType'>): void {
    setDraft(isComposing ? text : undefined);
    if (!isComposing) onChange(clean(text, pasting.has(inputType)));
  }

  return (
    <div className="grid gap-1">
      <Field
        {...fieldText}
        prefix={prefix}
        suffix={<AmountEnd max={max} suffix={suffix} onUsed={() => input.current?.focus()} />}
        boxClassName={size === 'large' ? 'min-h-14' : ''}
      >
        {(wiring) => (
          <input
            autoComplete="off"
            spellCheck={false}
            placeholder="0"
            {...rest}
            {...wiring}
            ref={input}
            type="text"
            inputMode="decimal"
            dir="ltr"
            value={draft ?? value}
            onChange={(event) => take(event.currentTarget.value, event.nativeEvent as InputEvent)}
            onCompositionEnd={(event) => take(event.currentTarget.value, composed)}
            className={`control-text tabular-nums rtl:text-end ${size === 'large' ? 'text-20 font-bold mouse:text-20' : 'font-semibold'}`}
          />
        )}
      </Field>
      <p role="status" className={correction ? 'text-12 text-warn' : 'sr-only'}>
        {correction}
      </p>
    </div>
  );
}

function AmountEnd({ max, suffix, onUsed }: { max: AmountInputProps['max']; suffix: ReactNode; onUsed: () => void }) {
  return (
    <>
      {max && (
        <button
          type="button"
          onClick={() => {
            max.onPress();
            onUsed();
          }}
          className="button-shape min-h-11 rounded-small px-2.5 text-13 text-brand hover:bg-brand-tint mouse:min-h-8"
        >
          {max.label}
        </button>
      )}
      {suffix && <span className="flex items-center pe-2 text-14 font-semibold text-ink-soft">{suffix}</span>}
    </>
  );
}
