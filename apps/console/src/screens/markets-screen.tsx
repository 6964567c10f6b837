import type { Call } from '@peerbourse/contract/call';
import { surveillance } from '@peerbourse/contract/markets/spot/desk/surveillance';
import { viewOrder } from '@peerbourse/contract/markets/spot/desk/view-order';
import { OrderLifePanel } from '#features/markets/spot/life/order-life-panel.tsx';
import { MarketPanel } from '#features/markets/spot/market-panel.tsx';
import { ProposalPanel } from '#features/markets/spot/proposals/proposal-panel.tsx';
import { MakerPanel } from '#features/markets/spot/watching/maker-panel.tsx';
import { SurveillancePanel } from '#features/markets/spot/watching/surveillance-panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';

export function MarketsScreen() {
  const { roles } = useStaffAccount();
  const may = (call: Call) => call.roles.some((role) => roles.includes(role));
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Markets</h1>
      <ProposalPanel />
      <MarketPanel />
      <MakerPanel />
      {may(viewOrder) && <OrderLifePanel />}
      {may(surveillance) && <SurveillancePanel />}
    </main>
  );
}
