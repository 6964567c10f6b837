import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { useText } from '#base/i18n/texts.tsx';
import { MethodLogo } from '#parts/choices/choice-pictures.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { useDuration } from './duration-text.ts';

interface MethodChipProps {
  method: MethodName & { rail: 'instant' | 'same-day' | 'slow'; settleMinutes: number; iconUrl?: string };
  /** Where the time is said elsewhere. */
  hasNoTime?: boolean;
  isShortOnPhones?: boolean;
}

const rails = { instant: 'bg-brand', 'same-day': 'bg-warn', slow: 'bg-ink-faint' } as const;

/** A way to pay, and how long money takes on it: what a seller waits for. */
export function MethodChip({ method, hasNoTime = false, isShortOnPhones = false }: MethodChipProps) {
  const { rail, settleMinutes, iconUrl = '' } = method;
  const nameOf = useMethodName();
  const t = useText('p2p');
  const duration = useDuration();
  const time = settleMinutes <= 1 ? t('settles_at_once') : duration(settleMinutes * 60);
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 rounded-small bg-sunken px-2 py-0.5 text-12">
      {iconUrl === '' ? (
        <span aria-hidden="true" className={`h-3 w-0.75 shrink-0 rounded-full ${rails[rail]}`} />
      ) : (
        <MethodLogo address={iconUrl} size={18} />
      )}
      <span className="min-w-0 wrap-anywhere">
        <bdi>{nameOf(method)}</bdi>
        {!hasNoTime && (
          <span className={`text-ink-soft ${isShortOnPhones ? 'max-tablet:sr-only' : ''}`}>
            {'\u00a0· '}
            <span className="whitespace-nowrap">{time}</span>
          </span>
        )}
      </span>
    </span>
  );
}
