import { type P2pAddress, useP2pAddress } from '#desk/p2p-address.ts';
import { P2pSettingsDesk } from '#features/core/settings/p2p-desk/p2p-settings-desk.tsx';
import { ModerationDesk } from '#features/p2p/p2p-ads/moderation-desk.tsx';
import { ReportDesk } from '#features/p2p/p2p-chat/report-desk.tsx';
import { OrderDesk } from '#features/p2p/p2p-orders/order-desk.tsx';
import { ReviewDesk } from '#features/p2p/p2p-paymethods/review-desk.tsx';
import { TemplateDesk } from '#features/p2p/p2p-paymethods/template-desk.tsx';
import { TraderDesk } from '#features/p2p/p2p-users/trader-desk.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { P2pLinks, p2pPagesFor } from './p2p-links.tsx';

export function P2pScreen() {
  const { roles } = useStaffAccount();
  const wanted = useP2pAddress();
  const allowed = p2pPagesFor(roles);
  // An address of a page that is not theirs leads to the first one that is.
  const address = allowed.some(({ page }) => page === wanted?.page) ? wanted : undefined;
  const shown: P2pAddress = address ?? { page: allowed[0]?.page ?? 'methods', name: '' };
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-24 font-semibold">P2P market</h1>
        <P2pLinks roles={roles} current={shown.page} />
      </div>
      <Page address={shown} />
    </main>
  );
}

function Page({ address: { page, name } }: { address: P2pAddress }) {
  switch (page) {
    case 'ads':
      return <ModerationDesk key={name} userId={name} />;
    case 'traders':
      return <TraderDesk userId={name} />;
    case 'orders':
      return <OrderDesk orderNo={name} />;
    case 'reports':
      return <ReportDesk reportNo={name} />;
    case 'methods':
      return <TemplateDesk name={name} />;
    case 'reviews':
      return <ReviewDesk />;
    case 'settings':
      return <P2pSettingsDesk name={name} />;
  }
}
