import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type Advertiser, advertiserPageQuery } from '#queries/p2p-users/advertiser-page.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { AdvertiserFigures } from './advertiser-figures.tsx';
import { AdvertiserHead } from './advertiser-head.tsx';
import { StandingNote } from './standing-note.tsx';

/** What the page shows of the ads of one side; the market has its own pieces for them. */
export type OffersOf = (ads: readonly MarketAd[], caption: string, none: string) => ReactNode;

interface AdvertiserScreenProps {
  encryptUserId: string;
  offers: OffersOf;
  /** What others said about them. */
  ratings: ComponentType<{ encryptUserId: string }>;
}

/** Somebody of the market: who they are, how they have traded, and what they offer. */
export function AdvertiserScreen({ encryptUserId, offers, ratings }: AdvertiserScreenProps) {
  return (
    <div className="page grid w-full flex-1 content-start gap-6 py-5 tablet:py-8">
      <QueryBoundary query={advertiserPageQuery(encryptUserId)} fallback={<Awaited />}>
        {(advertiser) => <Known advertiser={advertiser} offers={offers} ratings={ratings} />}
      </QueryBoundary>
    </div>
  );
}

function Awaited() {
  return (
    <>
      <Skeleton shape="block" className="h-18" />
      <Skeleton shape="block" className="h-32" />
      <Skeleton shape="block" className="h-96" />
    </>
  );
}

type KnownProps = { advertiser: Advertiser } & Pick<AdvertiserScreenProps, 'offers' | 'ratings'>;

function Known({ advertiser, offers, ratings: Ratings }: KnownProps) {
  const t = useText('p2p');
  const brand = useBrand().name;
  const { nickName: name, ads } = advertiser;
  return (
    <>
      <title>{`${name} · P2P · ${brand}`}</title>
      {/* People are found on the market, not by search engines. */}
      <meta name="robots" content="noindex" />
      <AdvertiserHead advertiser={advertiser} />
      <StandingNote advertiser={advertiser} />
      <AdvertiserFigures advertiser={advertiser} />
      <Side title={t('buy_from', { name })}>{offers(ads.sell, t('buy_from', { name }), t('none_to_buy', { name }))}</Side>
      <Side title={t('sell_to', { name })}>{offers(ads.buy, t('sell_to', { name }), t('none_to_sell', { name }))}</Side>
      <Ratings encryptUserId={advertiser.encryptUserId} />
      {!advertiser.isYou && <ReportHint name={name} />}
    </>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-18 font-bold wrap-anywhere">{title}</h2>
      {children}
    </section>
  );
}

function ReportHint({ name }: { name: string }) {
  const t = useText('p2p');
  return (
    <p className="border-t border-line pt-4 text-13 text-ink-soft">
      {t('report_hint', { name })}{' '}
      <Link to="/support" className="font-semibold text-brand underline hover:no-underline">
        {t('report_write')}
      </Link>
    </p>
  );
}
