import { useSession } from '#site/session/use-session.ts';
import { useLiveAssets } from '../assets.live.ts';
import { CoinPanel } from './coin-panel.tsx';
import { TotalPanel } from './total-panel.tsx';
import { WalletCards } from './wallet-cards.tsx';

/** What an account owns: in all, by wallet and by coin. */
export function OverviewScreen() {
  useLiveAssets(useSession().account?.userInfo?.userId);
  return (
    <>
      <TotalPanel />
      <WalletCards />
      <CoinPanel />
    </>
  );
}
