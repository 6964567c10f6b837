import { isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useKnown } from '#base/api/read.ts';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { isTrader } from '#features/p2p/shared/setup-steps.ts';
import { DialogButton } from '#parts/dialog-button.tsx';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { ordersPlaceOf } from './orders-place.ts';

/** Files are explained in the words of the wallets, which this page does not need otherwise. */
const OrderExportDialog = lazy(async () => {
  const [{ OrderExportDialog: Loaded }] = await Promise.all([import('./order-export-dialog.tsx'), ensureTexts(['assets'])]);
  return { default: Loaded };
});

/** Leads to the files of own orders, and merchants to their desk. */
export function OrdersActions() {
  const t = useText('p2p-order-list');
  const common = useText('common');
  const [search] = useSearchParams();
  const trader = useKnown(myTraderQuery);
  if (!trader || !isTrader(trader)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {isMerchant(trader) && (
        <LinkButton to="/p2p-trade/desk" size="small" variant="secondary">
          {common('p2p_desk')}
        </LinkButton>
      )}
      <DialogButton dialog={(close) => <OrderExportDialog filters={ordersPlaceOf(search).filters} onClose={close} />}>
        {t('export')}
      </DialogButton>
    </div>
  );
}
