import type { HistoryEntry } from '@peerbourse/contract/money/assets/asset.shape';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Amount } from '#parts/assets/amount.tsx';

/** In or out, as a sign and as a word. */
export function EntryArrow({ amount }: Pick<HistoryEntry, 'amount'>) {
  const t = useText('assets');
  const isOut = amount.startsWith('-');
  const Arrow = isOut ? ArrowUpRight : ArrowDownLeft;
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-medium bg-sunken">
      <Arrow size={16} aria-hidden="true" className="rtl:-scale-x-100" />
      <span className="sr-only">{t(isOut ? 'went_out' : 'came_in')}</span>
    </span>
  );
}

/** In or out by a sign, never by a color alone. */
export function SignedAmount({ amount, coin }: Pick<HistoryEntry, 'amount' | 'coin'>) {
  const format = useFormat();
  const isOut = amount.startsWith('-');
  return (
    <span className={`block font-semibold ${isOut ? '' : 'text-good'}`}>
      <Amount>
        {isOut ? '−' : '+'}
        {format.amount(isOut ? amount.slice(1) : amount, coin)}
      </Amount>
    </span>
  );
}
