import { Toast } from '@peerbourse/ui/feedback/toast';
import { ToastStack } from '@peerbourse/ui/feedback/toast-stack';
import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { toastStore } from './page-toasts.ts';

const tickMs = 100;

/** Where toasts appear. Escape takes the newest first; a dialog below it stays for the next Escape. */
export function ToastHost() {
  const t = useText('common');
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.entries, toastStore.entries);
  const isBusy = toasts.length > 0;
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => toastStore.tick(tickMs), tickMs);
    addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, [isBusy]);
  return (
    <ToastStack label={t('messages')} onHold={(isHeld) => toastStore.pause(isHeld)}>
      {toasts.map(({ id, type, text }) => (
        <Toast
          key={id}
          type={type}
          closeLabel={t('close')}
          onClose={() => toastStore.close(id)}
          text={
            <>
              <span className="sr-only">{t(`message_${type}`)}: </span>
              {text}
            </>
          }
        />
      ))}
    </ToastStack>
  );
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !toastStore.closeNewest()) return;
  event.preventDefault();
  event.stopPropagation();
}
