import { Button } from '@peerbourse/ui/actions/button';
import { Plus } from 'lucide-react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { hasAds } from '../standing.ts';
import { useStanding } from '../use-standing.ts';
import { usePauseAll } from './use-pause-all.ts';

/** What concerns all ads, and the way to another one. */
export function MyAdsActions() {
  const t = useText('p2p-ads');
  const trader = useRead(myTraderQuery);
  const standing = useStanding();
  const { setPaused, isRunning, problem } = usePauseAll();
  if (!trader || !hasAds(trader)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <ProblemBanner problem={problem} />
      {!trader.isPaused && (
        <Button variant="secondary" isLoading={isRunning} loadingLabel={t('pausing')} onClick={() => void setPaused(true)}>
          {t('pause_all')}
        </Button>
      )}
      {standing?.kind === 'fine' && (
        <LinkButton size="medium" to="/p2p-trade/ads/new" iconStart={<Plus size={16} aria-hidden="true" />}>
          {t('post')}
        </LinkButton>
      )}
    </div>
  );
}
