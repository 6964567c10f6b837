import { Logo } from '@peerbourse/ui/brand/logo';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#i18n/texts.tsx';
import { useBrand } from './brand.ts';
import { LanguageMenu } from './language-menu.tsx';

/** Header, content and footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useText('site');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-medium focus:bg-canvas focus:p-3"
      >
        {t('skip_to_content')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Header() {
  const t = useText('site');
  const brand = useBrand();
  return (
    <header className="app-hide border-b border-line bg-canvas">
      <div className="flex h-15 items-center gap-7 px-4 tablet:px-6">
        <Link to="/" aria-label={brand.name}>
          <Logo brand={brand.name} />
        </Link>
        <nav aria-label={t('main_navigation')} className="hidden gap-5 font-medium text-ink-soft tablet:flex">
          <Link to="/#prices" className="hover:text-ink">
            {t('nav_prices')}
          </Link>
          <Link to="/#currencies" className="hover:text-ink">
            {t('nav_currencies')}
          </Link>
          <a href="/v1/reference" hrefLang="en" className="hover:text-ink">
            {t('nav_developers')}
          </a>
        </nav>
        <div className="flex-1" />
        <LanguageMenu />
      </div>
    </header>
  );
}

function Footer() {
  const t = useText('site');
  const brand = useBrand();
  return (
    <footer className="app-hide mt-16 border-t border-line bg-sunken">
      <div className="page flex flex-col gap-3 py-8 text-13 text-ink-soft tablet:flex-row tablet:items-center tablet:justify-between">
        <Logo brand={brand.name} />
        <p>{t('footer_times')}</p>
        <p>{t('copyright', { brand: brand.legalEntity })}</p>
      </div>
    </footer>
  );
}
