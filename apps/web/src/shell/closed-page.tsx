import { Picture } from '@peerbourse/ui/feedback/picture';
import { useLocation } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { productNameAt } from '#site/products.ts';
import { useBrand } from '#site/site-settings.ts';

/** A part of the exchange that is not open: it says so, and what can be done meanwhile. */
export function ClosedPage() {
  const t = useText('common');
  const { pathname } = useLocation();
  const name = productNameAt(pathname);
  const title = t('closed_title', { product: t(name ?? 'product_accounts') });
  const brand = useBrand().name;
  return (
    <div className="page grid flex-1 content-center justify-items-center gap-3 py-20 text-center">
      <title>{`${title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <Picture name="list" />
      <h1 className="text-24 font-bold tablet:text-32">{title}</h1>
      <p className="max-w-[56ch] text-16 text-ink-soft">{t(name ? 'closed_body' : 'accounts_closed')}</p>
      <LinkButton to="/markets" className="mt-3">
        {t('see_prices')}
      </LinkButton>
    </div>
  );
}
