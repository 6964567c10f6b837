import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';

export function NotFoundPage() {
  const t = useText('common');
  return (
    <div className="page flex flex-col items-center gap-5 py-24 text-center">
      <title>{t('not_found_title')}</title>
      <meta name="robots" content="noindex" />
      <svg viewBox="0 0 160 100" width="160" height="100" role="img" aria-label="404" className="text-line-strong">
        <rect x="8" y="14" width="144" height="72" rx="12" fill="none" stroke="currentColor" strokeWidth="4" />
        <text x="80" y="63" textAnchor="middle" fontSize="36" fontWeight="700" className="fill-brand">
          404
        </text>
      </svg>
      <h1 className="text-24 font-bold">{t('error_404')}</h1>
      <LinkButton to="/">{t('go_home')}</LinkButton>
    </div>
  );
}
