import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { Button } from '@peerbourse/ui/actions/button';
import { useFormat } from '#base/i18n/format.ts';

interface AmountChipsProps {
  amounts: readonly string[];
  typed: string;
  onChoose: (amount: string) => void;
}

/** Amounts for one tap, side by side. */
export function AmountChips({ amounts, typed, onChoose }: AmountChipsProps) {
  const format = useFormat();
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {amounts.map((amount) => (
        <Button
          key={amount}
          size="small"
          variant="soft"
          aria-pressed={amountOf(typed) === amount}
          onClick={() => onChoose(amount)}
          className="figure px-1 aria-pressed:bg-brand-tint aria-pressed:text-brand"
        >
          {format.number(amount)}
        </Button>
      ))}
    </div>
  );
}
