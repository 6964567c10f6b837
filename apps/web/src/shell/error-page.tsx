import { lazy, Suspense } from 'react';
import { useText } from '#base/i18n/texts.tsx';

/** Rarely seen, so it does not come with every page; where it cannot be fetched the words are enough. */
const Broken = lazy(async () => {
  const loaded = await import('@peerbourse/ui/feedback/picture').catch(() => undefined);
  return { default: () => loaded && <loaded.Picture name="broken" /> };
});

export function ErrorPage() {
  const t = useText('common');
  return (
    <div className="page flex flex-col items-center gap-4 py-24 text-center">
      <title>{t('error_title')}</title>
      <meta name="robots" content="noindex" />
      <div className="h-24">
        <Suspense>
          <Broken />
        </Suspense>
      </div>
      <h1 className="text-24 font-bold">{t('error_title')}</h1>
      <p className="text-ink-soft">{t('error_body')}</p>
      <a href="." className="inline-flex min-h-11 items-center rounded-medium bg-brand px-6 font-semibold text-white">
        {t('try_again')}
      </a>
    </div>
  );
}
