import { type AmountAnswer, type AmountForm, pasteAmount, typeAmount } from '@peerbourse/rules/amounts/amount-input';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { Button } from '@peerbourse/ui/actions/button';
import { AmountInput, type AmountInputProps } from '@peerbourse/ui/fields/amount-input';
import { type ReactNode, useState } from 'react';
import { type Speak, useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';

export interface AmountFieldProps
  extends Pick<AmountInputProps, 'aside' | 'max' | 'isLabelHidden' | 'size' | 'placeholder' | 'hasErrorLine'> {
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

/** An amount as people of every language write it. What the field changed it says; what it cannot know it asks. */
export function AmountField({ label, value, onChange, problem, refusal, decimals, units, ...rest }: AmountFieldProps) {
  const t = useText('amounts');
  const { commaDecimal } = usePage().locale;
  const [lastAnswer, setAnswer] = useState<AmountAnswer>({ text: value });
  // What was said about one amount is not said about the next, which may come from elsewhere.
  const answer = lastAnswer.text === value ? lastAnswer : { text: value };
  const form: AmountForm = { commaDecimal, decimals, units };

  function take(next: AmountAnswer): string {
    setAnswer(next);
    return next.text;
  }

  return (
    <div className="grid gap-2">
      <AmountInput
        label={label}
        value={value}
        onChange={onChange}
        clean={(text, wasPasted) => take((wasPasted ? pasteAmount : typeAmount)(text, value, form))}
        hasErrorLine
        {...rest}
        error={refusal ?? (amountOf(value) === undefined ? problem : undefined)}
        correction={correctionOf(answer, t)}
      />
      {answer.question && (
        <div className="flex flex-wrap gap-2">
          {[answer.question.withGroup, answer.question.withPoint].map((amount) => (
            <Button key={amount} variant="secondary" size="small" onClick={() => onChange(take({ text: amount }))}>
              <span className="figure">{amount}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function correctionOf({ note, question }: AmountAnswer, t: Speak<'amounts'>): string | undefined {
  if (question) return t('question', { ...question });
  if (!note) return undefined;
  const { key, ...values } = note;
  return t(key, values);
}
