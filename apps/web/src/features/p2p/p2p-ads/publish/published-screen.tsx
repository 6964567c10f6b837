import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { CircleCheck } from 'lucide-react';
import { lazy, useEffect, useRef } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { myAdDetailQuery } from '#queries/p2p-ads/my-ad-detail.query.ts';
import { useAdName } from '../ad-text.ts';

const ShareCodeDialog = lazy(async () => ({ default: (await import('../share/share-code-dialog.tsx')).ShareCodeDialog }));

/** What came of the form, and where to go from here. */
export function PublishedScreen({ adNo }: { adNo: string }) {
  return (
    <QueryBoundary query={myAdDetailQuery(adNo)} fallback={<Skeleton shape="block" className="h-96" />}>
      {(ad) => <Published ad={ad} />}
    </QueryBoundary>
  );
}

function Published({ ad }: { ad: MyAd }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { side, coinCode, fiatCode, isHidden, state } = ad;
  const hall = `/p2p-trade/${side === 'sell' ? 'buy' : 'sell'}/${coinCode}-${fiatCode}`;
  return (
    <section className="grid justify-items-center gap-5 rounded-large border border-line px-4 py-10 text-center tablet:px-10">
      <CircleCheck size={48} aria-hidden="true" className="text-good" />
      <div>
        <h2 ref={title} tabIndex={-1} className="text-20 font-bold outline-none">
          {t(state !== 'online' ? 'published_later' : isHidden ? 'published_private' : 'published')}
        </h2>
        <p className="mt-1 max-w-120 text-ink-soft">
          {t(state !== 'online' ? 'published_later_text' : isHidden ? 'published_private_text' : 'published_text')}
        </p>
      </div>
      <div className="w-full max-w-100 rounded-medium bg-sunken p-4 text-start">
        <DefinitionList
          variant="ends"
          definitions={[
            { name: t('ad'), value: nameOf(ad) },
            { name: t('price'), value: ad.price === null ? '–' : `${format.price(ad.price)} ${fiatCode}`, isFigure: true },
            { name: t('preview_available'), value: format.amount(ad.remaining, coinCode), isFigure: true },
            { name: t('ad_number'), value: ad.adNo, isFigure: true },
          ]}
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2.5">
        {isHidden ? (
          <DialogButton variant="primary" size="medium" dialog={(close) => <ShareCodeDialog ad={ad} onClose={close} />}>
            {t('share')}
          </DialogButton>
        ) : (
          state === 'online' && (
            <LinkButton size="medium" to={hall}>
              {t('see_in_hall')}
            </LinkButton>
          )
        )}
        <LinkButton size="medium" variant="secondary" to={state === 'online' ? '/p2p-trade/ads' : '/p2p-trade/ads?tab=offline'}>
          {t('title')}
        </LinkButton>
        <LinkButton size="medium" variant="quiet" to="/p2p-trade/ads/new">
          {t('post_another')}
        </LinkButton>
      </div>
    </section>
  );
}
