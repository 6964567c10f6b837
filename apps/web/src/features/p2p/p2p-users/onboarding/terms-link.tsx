import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

/** The terms open beside the page: nothing that was typed is lost. */
export function TermsLink() {
  const t = useText('p2p-users');
  return (
    <Link to="/p2p-terms" target="_blank" rel="noopener" className="quiet-link text-13">
      {t('terms_read')}
    </Link>
  );
}
