import { Logo } from '@peerbourse/ui/brand/logo';
import type { ReactNode } from 'react';
import { useRead } from '#api/read.ts';
import { useText } from '#i18n/texts.tsx';
import { useEntries } from '#navigation/entries.ts';
import { EntryLink } from '#navigation/entry-link.tsx';
import { featureSwitchesQuery } from '#site/feature-switches.query.ts';
import { useBrand } from '#site/site-settings.ts';

/** Name, columns of links and the copyright line. */
export function Footer() {
  const t = useText('common');
  const brand = useBrand();
  return (
    <footer className="app-hide mt-16 border-t border-line bg-sunken">
      <div className="page grid grid-cols-2 gap-8 py-10 tablet:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-3 tablet:col-span-1">
          <Logo brand={brand.name} />
          <p className="max-w-72 text-13 text-ink-soft">{t('footer_promise')}</p>
          {brand.supportAddress && (
            <a href={`mailto:${brand.supportAddress}`} className="footer-link">
              <bdi>{brand.supportAddress}</bdi>
            </a>
          )}
        </div>
        <ProductColumn />
        <Column title={t('footer_learn')}>
          <EntryLink entry={{ name: 'nav_insights', to: '/insights' }} className="footer-link">
            {t('nav_insights')}
          </EntryLink>
          <InvitationLink />
        </Column>
        <Column title={t('footer_developers')}>
          <a href="/v1/reference" hrefLang="en" className="footer-link">
            {t('api_reference')}
          </a>
          <a href="/v1/openapi.json" hrefLang="en" className="footer-link">
            {t('api_document')}
          </a>
        </Column>
      </div>
      <Copyright />
    </footer>
  );
}

/** The one line below pages that have no room for more. */
export function PlainFooter() {
  return (
    <footer className="app-hide">
      <Copyright />
    </footer>
  );
}

function Copyright() {
  const t = useText('common');
  const { legalEntity } = useBrand();
  return (
    <div className="page flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-13 text-ink-soft">
      <p>{t('copyright', { brand: legalEntity })}</p>
      <p>{t('footer_times')}</p>
    </div>
  );
}

function ProductColumn() {
  const t = useText('common');
  const entries = useEntries().filter(({ name }) => name !== 'nav_insights' && name !== 'nav_developers');
  return (
    <Column title={t('footer_products')}>
      {entries.map((entry) => (
        <EntryLink key={entry.name} entry={entry} className="footer-link">
          {t(entry.name)}
        </EntryLink>
      ))}
    </Column>
  );
}

function InvitationLink() {
  const t = useText('common');
  const link = useRead(featureSwitchesQuery)?.friendInvitationLink;
  if (!link?.show || !link.url.startsWith('/')) return null;
  return (
    <a href={link.url} className="footer-link">
      {t('invite_friends')}
    </a>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <h2 className="mb-1 text-13 font-semibold">{title}</h2>
      {children}
    </div>
  );
}
