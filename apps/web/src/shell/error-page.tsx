import { Picture } from '@peerbourse/ui/feedback/picture';
import { useText } from '#i18n/texts.tsx';

export function ErrorPage() {
  const t = useText('common');
  return (
    <div className="page flex flex-col items-center gap-4 py-24 text-center">
      <title>{t('error_title')}</title>
      <Picture name="broken" />
      <h1 className="text-24 font-bold">{t('error_title')}</h1>
      <p className="text-ink-soft">{t('error_body')}</p>
      <a href="." className="inline-flex min-h-11 items-center rounded-medium bg-brand px-6 font-semibold text-white">
        {t('try_again')}
      </a>
    </div>
  );
}
