import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { myAdDetailQuery } from '#queries/p2p-ads/my-ad-detail.query.ts';
import { marketStatusQuery } from '#queries/p2p-config/market-status.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { renewAds } from '../renew-ads.ts';
import { StandingPage } from '../standing-note.tsx';
import { type AdDraft, copyOfAd, emptyDraft, termsOf } from '../terms/ad.form.ts';
import type { AddMethod } from '../terms/method-choice.tsx';
import { useStanding } from '../use-standing.ts';
import { AdWizard } from './ad-wizard.tsx';
import { originOf, publishPlaceOf } from './publish-place.ts';
import { PublishedScreen } from './published-screen.tsx';
import type { RefusedField } from './refused-field.ts';
import { useAdDraft } from './use-ad-draft.ts';
import { useUsualMethods } from './use-usual-methods.ts';
import { useUsualMinutes } from './use-usual-minutes.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

interface PublishScreenProps {
  addMethod: AddMethod;
  /** The currency of the page, for whoever prefers none. */
  defaultFiat: string;
}

/** A new ad, from the first choice to the market. */
export function PublishScreen({ addMethod, defaultFiat }: PublishScreenProps) {
  const [search] = useSearchParams();
  const place = publishPlaceOf(search);
  const standing = useStanding();
  const preferred = useRead(myTraderQuery)?.fiatPreference;
  if (place.published !== undefined) return <PublishedScreen adNo={place.published} />;
  if (!standing) return <AwaitedForm />;
  if (standing.kind !== 'fine') return <StandingPage standing={standing} />;
  const { side = 'sell', coin = 'USDT', fiat = preferred || defaultFiat, copy } = place;
  const form = (first: AdDraft, note?: ReactNode) => (
    <>
      {note}
      <NewAd key={originOf(place)} origin={originOf(place)} first={first} addMethod={addMethod} />
    </>
  );
  if (copy === undefined) return form(emptyDraft({ side, coin, fiat }));
  return (
    <QueryBoundary query={myAdDetailQuery(copy)} fallback={<AwaitedForm />} refused={form(emptyDraft({ side, coin, fiat }), <CopyGone />)}>
      {(ad) => form(copyOfAd(ad))}
    </QueryBoundary>
  );
}

function CopyGone() {
  const t = useText('p2p-ads');
  return (
    <div className="mb-5">
      <Banner tone="warning">{t('copy_gone')}</Banner>
    </div>
  );
}

interface NewAdProps {
  origin: string;
  first: AdDraft;
  addMethod: AddMethod;
}

function NewAd({ origin, first, addMethod }: NewAdProps) {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useSession().account?.userInfo?.userId ?? '';
  const { draft: kept, setDraft, drop } = useAdDraft({ name: userId, origin, first });
  const usualMethods = useUsualMethods(kept);
  const draft = kept.hasUsualMethods ? { ...kept, methods: usualMethods } : kept;
  const [refused, setRefused] = useState<RefusedField>();
  const [isAsking, setIsAsking] = useState(false);
  const isStopped = useRead(marketStatusQuery)?.serviceStatus === 0;
  const terms = termsOf(draft, useUsualMinutes(draft.fiat));

  async function finish(adNo: string): Promise<void> {
    drop();
    await navigate(`/p2p-trade/ads/new?published=${adNo}`, { replace: true });
    await renewAds(client);
  }

  return (
    <>
      <AdWizard
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          setRefused(undefined);
        }}
        addMethod={addMethod}
        refused={refused}
        finish={{
          label: t('publish'),
          loadingLabel: t('publishing'),
          isRunning: false,
          reason: isStopped ? t('refused_market_closed') : undefined,
          onFinish: () => setIsAsking(true),
        }}
      />
      {isAsking && terms && (
        <Suspense>
          <PublishDialog
            draft={draft}
            terms={terms}
            onPublished={({ adNo }) => void finish(adNo)}
            onRefused={(found) => {
              setIsAsking(false);
              setRefused(found);
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function AwaitedForm() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      <Skeleton shape="block" className="h-12" />
      <Skeleton shape="block" className="h-150" />
    </div>
  );
}
