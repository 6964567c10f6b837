import { Clock, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { useSettleText } from './method-text.ts';

/** What to know about a way to pay before it is offered to others: how fast it is, and whether money can be taken back. */
export function KindNote({ kind }: { kind: Pick<SavedMethod, 'settleMinutes' | 'isReversible' | 'wantsReceipt'> }) {
  const t = useText('paymethods');
  const settleText = useSettleText();
  const Shield = kind.isReversible ? ShieldAlert : ShieldCheck;
  return (
    <ul className="grid gap-1.5 rounded-medium bg-sunken px-3.5 py-3 text-13 text-ink-soft">
      <li className="flex gap-2">
        <Clock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {settleText(kind)}
      </li>
      <li className="flex gap-2">
        <Shield size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${kind.isReversible ? 'text-warn' : 'text-good'}`} />
        <span>
          {t(kind.isReversible ? 'reversible' : 'not_reversible')}
          {kind.wantsReceipt && ` ${t('wants_receipt')}`}
        </span>
      </li>
    </ul>
  );
}
