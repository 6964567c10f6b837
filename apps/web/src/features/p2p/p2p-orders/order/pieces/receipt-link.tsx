import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';

/** What happened, signed: for the own books, and for whoever doubts it. */
export function ReceiptLink({ orderNo }: { orderNo: string }) {
  const t = useText('p2p-orders');
  return (
    <LinkButton variant="secondary" to={`/p2p-trade/order/${orderNo}/receipt`}>
      {t('receipt')}
    </LinkButton>
  );
}
