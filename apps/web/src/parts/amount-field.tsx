import type { AmountAnswer, AmountForm } from '@peerbourse/rules/amounts/amount-input';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { enterAmount, type FieldAnswer, shownAmount } from '@peerbourse/rules/amounts/shown-amount';
import type { Format } from '@peerbourse/rules/formats/format';
import { Button } from '@peerbourse/ui/actions/button';
import { AmountInput, type AmountInputProps } from '@peerbourse/ui/fields/amount-input';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { type Speak, useText } from '#base/i18n/texts.tsx';

export interface AmountFieldProps
  extends Pick<AmountInputProps, 'aside' | 'max' | 'isLabelHidden' | 'size' | 'placeholder' | 'hasErrorLine' | 'range'> {
  label: string;
  /** A decimal string; it may be empty. */
  value: string;
  onChange: (amount: string) => void;
  /** Shown while the field holds no amount. */
  problem?: string | undefined;
  /** Why the amount itself cannot be taken. */
  refusal?: string | undefined;
  decimals?: number;
  units?: readonly string[];
  /** Beside the amount: its unit, or what chooses it. */
  suffix?: ReactNode;
}

/** An amount as people of every language write it, with the separators that they see elsewhere. What the field changed it says; what it cannot know it asks. */
export function AmountField({ label, value, onChange, problem, refusal, decimals, units, ...rest }: AmountFieldProps) {
  const t = useText('amounts');
  const format = useFormat();
  const [lastAnswer, setAnswer] = useState<FieldAnswer>({ text: value });
  // What was said about one amount is not said about the next, which may come from elsewhere.
  const answer: FieldAnswer = lastAnswer.text === value ? lastAnswer : { text: value };
  const form: AmountForm = { commaDecimal: format.point === ',', decimals, units };

  function take(next: FieldAnswer): string {
    setAnswer(next);
    return next.text;
  }

  return (
    <div className="grid gap-2">
      <AmountInput
        label={label}
        value={shownAmount(value, form)}
        onChange={onChange}
        clean={(text, wasPasted) => take(enterAmount(text, answer, form, wasPasted))}
        hasErrorLine
        {...rest}
        error={refusal ?? (amountOf(value) === undefined ? problem : undefined)}
        correction={correctionOf(answer, t, format)}
      />
      {answer.question && (
        <div className="flex flex-wrap gap-2">
          {[answer.question.withGroup, answer.question.withPoint].map((amount) => (
            <Button key={amount} variant="secondary" size="small" onClick={() => onChange(take({ text: amount }))}>
              <span className="figure">{format.number(amount)}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function correctionOf({ note, question }: AmountAnswer, t: Speak<'amounts'>, format: Format): string | undefined {
  const number = (amount: string) => format.number(amount.replace(/\.$/, ''));
  if (question) return t('question', { ...question, withGroup: number(question.withGroup), withPoint: number(question.withPoint) });
  if (!note) return undefined;
  const { key, ...values } = note;
  return t(key, 'amount' in values ? { ...values, amount: number(values.amount) } : values);
}
