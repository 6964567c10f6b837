import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useSiteSettings } from '#site/site-settings.ts';

/** What waits for a member. It is as high with one entry as with all that it shows, so that what stands below it stays. */
export function NeedsPanel({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  const t = useText('home');
  return (
    <section
      aria-labelledby="needs-title"
      className="flex min-h-60 min-w-0 flex-col rounded-large border border-line bg-canvas p-4 tablet:p-6"
    >
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 id="needs-title" className="text-20 font-bold">
          {t('needs_title')}
        </h1>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Instead of entries: the member is free to begin something. */
export function NothingWaits() {
  const t = useText('home');
  const list = useText('p2p-order-list');
  const { p2pState } = useSiteSettings();
  return (
    <div className="grid flex-1 content-center justify-items-center gap-1 text-center">
      <p className="text-16 font-semibold text-balance">{t('needs_none')}</p>
      {p2pState && (
        <>
          <p className="max-w-100 text-14 text-balance text-ink-soft">{list('none_open_text')}</p>
          <div className="mt-3">
            <LinkButton to="/p2p-trade" variant="secondary" size="medium">
              {list('see_offers')}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
