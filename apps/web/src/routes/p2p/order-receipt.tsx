import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ReceiptScreen } from '#features/p2p/receipts/receipt-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { orderReceiptQuery } from '#queries/receipts/order-receipt.query.ts';
import { orderRulingsQuery } from '#queries/receipts/order-rulings.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import { useBrand } from '#site/site-settings.ts';
import type { Route } from './+types/order-receipt.ts';

const texts = ['p2p', 'p2p-rulings', 'receipts'];

export const handle: Handle = { texts, hidesP2pNavigation: true };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsOf(args.params.orderNo));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsOf(params.orderNo));
}

function needsOf(orderNo: string): PageNeeds {
  return { texts, queries: [myAccountQuery, orderReceiptQuery(orderNo), orderRulingsQuery(orderNo)] };
}

export default function OrderReceipt({ loaderData, params }: Route.ComponentProps) {
  const t = useText('receipts');
  const brand = useBrand().name;
  return (
    <HydrationBoundary state={loaderData.queries}>
      <div className="page w-full max-w-220 flex-1 py-6 tablet:py-10 print:py-0">
        <TitledPage title={t('title')} lead={t('lead', { brand })}>
          <ReceiptScreen orderNo={params.orderNo} />
        </TitledPage>
      </div>
    </HydrationBoundary>
  );
}
