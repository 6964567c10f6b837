import { Logo } from '@peerbourse/ui/brand/logo';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { featureSwitchesQuery } from '#queries/site/feature-switches.query.ts';
import { EntryLink } from '#shell/navigation/entry-link.tsx';
import { flat, useMenu } from '#shell/navigation/menu.ts';
import { useBrand } from '#site/site-settings.ts';
import { useIsPainted } from '../use-is-painted.ts';

const Community = lazy(async () => ({ default: (await import('./community.tsx')).Community }));

/** Name, columns of links and the copyright line. */
export function Footer() {
  const t = useText('common');
  const brand = useBrand();
  return (
    <footer className="app-hide mt-16 border-t border-line bg-sunken">
      <div className="page grid grid-cols-2 gap-8 py-10 tablet:grid-cols-4 desktop:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-3 tablet:col-span-4 desktop:col-span-1">
          <Logo brand={brand.name} />
          <p className="max-w-72 text-13 text-ink-soft">{t('footer_promise')}</p>
          {brand.supportAddress && (
            <a href={`mailto:${brand.supportAddress}`} className="footer-link">
              <bdi>{brand.supportAddress}</bdi>
            </a>
          )}
          <LateCommunity />
        </div>
        <Column title={t('footer_products')} place="footer-products" />
        <Column title={t('footer_learn')} place="footer-learn">
          <InvitationLink />
        </Column>
        <Column title={t('footer_legal')} place="footer-legal" />
        <Column title={t('footer_developers')} place="footer-developers" />
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
      {/* A page that was rendered on New Year's Eve may be read on New Year's Day. */}
      <p suppressHydrationWarning>{t('copyright', { brand: legalEntity, year: thisYear() })}</p>
      <p>{t('footer_times')}</p>
    </div>
  );
}

/** Groups of ours elsewhere: nobody waits for them, so they come after the page. */
function LateCommunity() {
  return <Suspense>{useIsPainted() && <Community />}</Suspense>;
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

/** What operators put at one place of the footer; nothing there, no column. */
function Column({ title, place, children }: { title: string; place: string; children?: ReactNode }) {
  const entries = flat(useMenu(place));
  if (entries.length === 0) return null;
  return (
    <div className="grid content-start gap-1">
      <h2 className="mb-1 text-13 font-semibold">{title}</h2>
      {entries.map((entry) => (
        <EntryLink key={entry.name} entry={entry} className="footer-link" />
      ))}
      {children}
    </div>
  );
}

/** The year of the visit; read when the line is drawn, because a process lives longer than a day. */
function thisYear(): string {
  return String(new Date().getUTCFullYear());
}
