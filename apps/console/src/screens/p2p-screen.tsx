import { type P2pAddress, type P2pPage, useP2pAddress } from '#desk/p2p-address.ts';
import { P2pSettingsDesk } from '#features/core/settings/p2p-desk/p2p-settings-desk.tsx';
import { ModerationDesk } from '#features/p2p/p2p-ads/moderation-desk.tsx';
import { ReportDesk } from '#features/p2p/p2p-chat/report-desk.tsx';
import { MerchantDesk } from '#features/p2p/p2p-merchants/merchant-desk.tsx';
import { OrderDesk } from '#features/p2p/p2p-orders/order-desk.tsx';
import { ReviewDesk } from '#features/p2p/p2p-paymethods/review-desk.tsx';
import { TemplateDesk } from '#features/p2p/p2p-paymethods/template-desk.tsx';
import { TraderDesk } from '#features/p2p/p2p-users/trader-desk.tsx';

const titles: Record<P2pPage, string> = {
  orders: 'Orders and appeals',
  ads: 'Ads',
  merchants: 'Merchants',
  reports: 'Reports',
  reviews: 'Shared accounts',
  traders: 'Traders',
  methods: 'Payment methods',
  settings: 'P2P settings',
};

/** The desks of the P2P market; the rail leads to each of them. */
export function P2pScreen() {
  const address = useP2pAddress();
  if (!address) return null;
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">{titles[address.page]}</h1>
      <Page address={address} />
    </main>
  );
}

function Page({ address: { page, name } }: { address: P2pAddress }) {
  switch (page) {
    case 'ads':
      return <ModerationDesk key={name} userId={name} />;
    case 'traders':
      return <TraderDesk userId={name} />;
    case 'merchants':
      return <MerchantDesk applicationNo={name} />;
    case 'orders':
      return <OrderDesk orderNo={name} />;
    case 'reports':
      return <ReportDesk reportNo={name} />;
    case 'methods':
      return <TemplateDesk name={name} />;
    case 'reviews':
      return <ReviewDesk reviewNo={name} />;
    case 'settings':
      return <P2pSettingsDesk name={name} />;
  }
}
