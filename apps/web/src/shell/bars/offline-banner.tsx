import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '#base/i18n/texts.tsx';

/** Says that nothing on the page can be current. What the page wanted to read is asked for when the line is back. */
export function OfflineBanner() {
  const t = useText('common');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 bottom-14 z-30 tablet:bottom-0">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn-tint px-4 py-2 text-center text-13 font-semibold text-warn">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
