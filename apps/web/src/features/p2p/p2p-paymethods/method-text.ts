import { useText } from '#base/i18n/texts.tsx';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';

type Kind = Pick<SavedMethod, 'settleMinutes' | 'isReversible'>;

/** How long a payment takes, in the largest whole unit. */
export function useSettleText(): (kind: Pick<Kind, 'settleMinutes'>) => string {
  const t = useText('paymethods');
  return ({ settleMinutes }) => {
    if (settleMinutes <= 1) return t('settle_seconds');
    if (settleMinutes < 60) return t('settle_minutes', { count: settleMinutes });
    if (settleMinutes < 1440) return t('settle_hours', { count: Math.round(settleMinutes / 60) });
    return t('settle_days', { count: Math.round(settleMinutes / 1440) });
  };
}
