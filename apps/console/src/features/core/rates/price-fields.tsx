import { Field } from '#parts/field.tsx';
import { longestReason, type PriceDraft, type PriceField } from './publish-price.form.ts';

export interface PriceFieldsProps {
  draft: PriceDraft;
  problems: Partial<Record<PriceField, string>>;
  isHeld: boolean;
  onChange: (field: PriceField, value: string) => void;
}

export function PriceFields({ draft, problems, isHeld, onChange }: PriceFieldsProps) {
  const input = (field: PriceField) => ({
    value: draft[field],
    readOnly: isHeld,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  return (
    <div className="grid items-start gap-4 @xl:grid-cols-[1fr_1fr_2fr]">
      <Field
        label="Pair"
        hint="Such as btc_usdt or usdt_krw"
        problem={problems.pair}
        control={(wiring) => <input {...wiring} {...input('pair')} data-shortcut="publish" autoCapitalize="none" />}
      />
      <Field
        label="Price"
        hint="In the quote currency"
        problem={problems.price}
        control={(wiring) => <input {...wiring} {...input('price')} inputMode="decimal" />}
      />
      <Field
        label="Reason"
        hint="Kept in the log with your name"
        problem={problems.reason}
        aside={
          <span className="text-12 text-ink-faint">
            {draft.reason.length} / {longestReason}
          </span>
        }
        control={(wiring) => <textarea {...wiring} {...input('reason')} rows={2} maxLength={longestReason} spellCheck />}
      />
    </div>
  );
}
