import { Picture } from '@peerbourse/ui/feedback/picture';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { nativeApp } from '#base/native/app.ts';
import { showToast } from '#base/toasts/toasts.ts';

const readingMs = 3_000;

/** The way out, with its reason. */
export function RedirectHome() {
  const t = useText('common');
  const message = t('p2p_copper_not_supported');
  const navigate = useNavigate();
  useEffect(() => {
    showToast('error', message);
    const timer = setTimeout(() => {
      nativeApp()?.openScreen({ screen: 'home' });
      void navigate('/', { replace: true });
    }, readingMs);
    return () => clearTimeout(timer);
  }, [message, navigate]);
  return (
    <div className="page grid flex-1 content-center justify-items-center gap-3 py-20 text-center">
      <Picture name="list" />
      <h1 className="text-24 font-bold">{message}</h1>
    </div>
  );
}
