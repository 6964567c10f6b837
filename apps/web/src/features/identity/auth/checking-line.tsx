import { Spinner } from '@peerbourse/ui/feedback/spinner';
import { useSyncExternalStore } from 'react';
import { proofState } from '#base/api/proof-of-work.ts';
import { useText } from '#base/i18n/texts.tsx';

/** Says that the browser works on a proof, while it does; the line is kept free before. */
export function CheckingLine() {
  const t = useText('auth');
  const isRunning = useSyncExternalStore(proofState.subscribe, proofState.isRunning, () => false);
  return (
    <p role="status" className="flex min-h-5 items-center gap-2 text-13 text-ink-soft">
      {isRunning && (
        <>
          <Spinner size="small" />
          {t('checking_browser')}
        </>
      )}
    </p>
  );
}
