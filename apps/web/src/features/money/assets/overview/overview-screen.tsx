import { useSession } from '#site/session/use-session.ts';
import { useLiveAssets } from '../assets.live.ts';
import { CoinPanel } from './coin-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { ReservedPanel } from './reserved-panel.tsx';
import { TotalPanel } from './total-panel.tsx';

/** What an account owns: in all, by wallet and by coin. */
export function OverviewScreen() {
  useLiveAssets(useSession().account?.userInfo?.userId);
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        <TotalPanel />
        <CoinPanel />
      </div>
      <div className="grid min-w-0 gap-4">
        <ReservedPanel />
        <RecentPanel />
      </div>
    </div>
  );
}
