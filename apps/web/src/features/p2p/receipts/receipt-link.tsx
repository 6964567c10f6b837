import { ReceiptText } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';

/** For an order that is over. Its page needs the texts of `receipts`. */
export function ReceiptLink({ orderNo }: { orderNo: string }) {
  const t = useText('receipts');
  return (
    <LinkButton variant="secondary" size="medium" to={`/p2p-trade/order/${orderNo}/receipt`} iconStart={<ReceiptText size={18} />}>
      {t('link')}
    </LinkButton>
  );
}
