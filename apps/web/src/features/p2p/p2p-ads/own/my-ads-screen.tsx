import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Tabs } from '@peerbourse/ui/actions/tabs';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useKnown, useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { TrailSteps } from '#parts/steps/trail-steps.tsx';
import { editingAdListQuery } from '#queries/p2p-ads/editing-ad-list.query.ts';
import { myAdListQuery } from '#queries/p2p-ads/my-ad-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { hasAds } from '../standing.ts';
import { StandingNote, StandingPage } from '../standing-note.tsx';
import { useStanding } from '../use-standing.ts';
import { AdCard } from './ad-card.tsx';
import { BatchBar } from './batch-bar.tsx';
import { MyAdsFilters } from './my-ads-filters.tsx';
import { type AdsPlace, adsAddress, adsPageAt, adsPlaceOf, adTabs, isNarrowed } from './my-ads-place.ts';
import { usePauseAll } from './use-pause-all.ts';

/** Everything that somebody advertises. */
export function MyAdsScreen() {
  return (
    <QueryBoundary query={myTraderQuery} fallback={<AwaitedAds />}>
      {(trader) => <AdsOf isThere={hasAds(trader)} />}
    </QueryBoundary>
  );
}

function AdsOf({ isThere }: { isThere: boolean }) {
  const standing = useStanding();
  if (!isThere) return standing && standing.kind !== 'fine' ? <StandingPage standing={standing} /> : <AwaitedAds />;
  return (
    <div className="grid gap-4">
      {standing && standing.kind !== 'fine' && <StandingNote standing={standing} />}
      <PausedNote />
      <AdTabs />
    </div>
  );
}

/** While all ads are paused, nothing else about them matters as much. */
function PausedNote() {
  const t = useText('p2p-ads');
  const { setPaused, isRunning, problem } = usePauseAll();
  if (!useKnown(myTraderQuery)?.isPaused) return null;
  return (
    <div className="grid gap-3">
      <Banner
        tone="warning"
        action={
          <Button size="small" isLoading={isRunning} loadingLabel={t('resuming')} onClick={() => void setPaused(false)}>
            {t('resume_all')}
          </Button>
        }
      >
        <p className="font-semibold">{t('all_paused')}</p>
        <p>{t('all_paused_text')}</p>
      </Banner>
      <ProblemBanner problem={problem} />
    </div>
  );
}

function AdTabs() {
  const t = useText('p2p-ads');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = adsPlaceOf(search);
  const counts = useRead(myAdListQuery(adsPageAt(place)))?.counts;
  return (
    <Tabs
      label={t('tabs')}
      hasLine
      current={place.tab}
      onChange={(tab) => void navigate(adsAddress({ tab, filters: place.filters }), { preventScrollReset: true })}
      tabs={adTabs.map((tab) => ({
        key: tab,
        label: t(`tab_${tab}`),
        mark: (
          <Badge isCount variant={tab === place.tab ? 'brand' : 'quiet'}>
            {counts?.[tab] ?? '–'}
          </Badge>
        ),
      }))}
    >
      <div className="grid gap-4">
        <MyAdsFilters place={place} />
        {place.tab !== 'editing' && <EditingNote />}
        <QueryBoundary query={myAdListQuery(adsPageAt(place))} fallback={<AwaitedAds />}>
          {({ ads, nextCursor }) => (
            <>
              <AdList ads={ads} place={place} />
              <AdSteps place={place} nextCursor={nextCursor} />
            </>
          )}
        </QueryBoundary>
      </div>
    </Tabs>
  );
}

/** Ads that somebody began to edit and left are off the market, which is easily forgotten. */
function EditingNote() {
  const t = useText('p2p-ads');
  const ads = useRead(editingAdListQuery)?.ads ?? [];
  if (ads.length === 0) return null;
  const [first] = ads;
  return (
    <Banner
      tone="info"
      action={
        <Link
          to={ads.length === 1 && first ? `/p2p-trade/ads/${first.adNo}` : adsAddress({ tab: 'editing', filters: {} })}
          className="font-semibold text-brand hover:underline"
        >
          {t('fix_go_on_editing')}
        </Link>
      }
    >
      {t('being_edited', { count: ads.length })}
    </Banner>
  );
}

function AdList({ ads, place }: { ads: readonly MyAd[]; place: AdsPlace }) {
  const t = useText('p2p-ads');
  const pauseAll = usePauseAll();
  const [adNos, setAdNos] = useState<readonly string[]>([]);
  if (ads.length === 0) return <NoAds place={place} />;
  const choosable = ads.filter(({ state }) => state === 'online' || state === 'offline');
  // An ad that has left the list is not chosen any more.
  const chosen = choosable.filter(({ adNo }) => adNos.includes(adNo));

  function choose(adNo: string, isChosen: boolean): void {
    setAdNos(isChosen ? [...adNos, adNo] : adNos.filter((each) => each !== adNo));
  }

  return (
    <>
      {choosable.length > 0 && <BatchBar ads={choosable} chosen={chosen} onChoose={setAdNos} />}
      <ul aria-label={t(`tab_${place.tab}`)} className="grid gap-3">
        {ads.map((ad) => (
          <AdCard
            key={ad.adNo}
            ad={ad}
            choice={
              choosable.includes(ad) ? { isChosen: chosen.includes(ad), onChange: (isChosen) => choose(ad.adNo, isChosen) } : undefined
            }
            onResumeAll={() => void pauseAll.setPaused(false)}
          />
        ))}
      </ul>
    </>
  );
}

function NoAds({ place }: { place: AdsPlace }) {
  const t = useText('p2p-ads');
  const isNarrow = isNarrowed(place);
  return (
    <div className="rounded-large border border-line">
      <NothingYet
        picture={isNarrow ? 'search' : 'list'}
        title={isNarrow ? t('not_found') : t(`none_${place.tab}`)}
        text={isNarrow ? t('not_found_text') : t(`none_${place.tab}_text`)}
        action={
          isNarrow ? (
            <LinkButton variant="secondary" size="medium" to={adsAddress({ tab: place.tab, filters: {} })}>
              {t('filter_clear')}
            </LinkButton>
          ) : (
            <LinkButton variant="secondary" size="medium" to="/p2p-trade/ads/new">
              {t('post')}
            </LinkButton>
          )
        }
      />
    </div>
  );
}

function AdSteps({ place: { tab, filters, cursor }, nextCursor }: { place: AdsPlace; nextCursor: string | null }) {
  const t = useText('p2p-ads');
  return (
    <TrailSteps
      label={t('pages')}
      newerLabel={t('newer')}
      olderLabel={t('older')}
      cursor={cursor}
      nextCursor={nextCursor}
      addressOf={(next) => adsAddress({ tab, filters, ...(next === undefined ? {} : { cursor: next }) })}
    />
  );
}

function AwaitedAds() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {Array.from({ length: 3 }, (_, place) => (
        <Skeleton key={place} shape="block" className="h-60 tablet:h-44" />
      ))}
    </div>
  );
}
