import { receiptFacts, receiptFile, type SignedReceipt } from '@peerbourse/rules/receipts/receipt';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { Download, Printer } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { saveFile } from '#base/lib/save-file.ts';
import { LinkButton } from '#base/links/link.tsx';
import { usePage } from '#base/page.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { orderReceiptQuery } from '#queries/receipts/order-receipt.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { RulingDocuments } from './ruling-documents.tsx';

/** The receipt of one's own order, to print and to give to somebody else. */
export function ReceiptScreen({ orderNo }: { orderNo: string }) {
  return (
    <QueryBoundary query={orderReceiptQuery(orderNo)} fallback={<Skeleton shape="block" className="h-160" />} refused={<NoReceipt />}>
      {(signed) => <Sheet signed={signed} />}
    </QueryBoundary>
  );
}

function Sheet({ signed }: { signed: SignedReceipt }) {
  const t = useText('receipts');
  const receipt = receiptFacts(signed);
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button iconStart={<Download size={18} />} onClick={() => saveFile(`receipt-${receipt.orderNo}.json`, receiptFile(signed))}>
          {t('download')}
        </Button>
        <Button variant="secondary" iconStart={<Printer size={18} />} onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <Panel title={t('facts')}>
        <ReceiptFacts receipt={receipt} />
      </Panel>
      <RulingDocuments orderNo={receipt.orderNo} />
      <Proof signed={signed} />
    </>
  );
}

function Proof({ signed }: { signed: SignedReceipt }) {
  const t = useText('receipts');
  const { siteUrl } = usePage();
  const { eventCount, eventHead } = receiptFacts(signed);
  return (
    <Panel title={t('proof')} lead={t('proof_text', { address: `\u2066${siteUrl}/verify/receipt\u2069` })}>
      <DefinitionList
        definitions={[
          { name: t('signature'), value: signed.signature, isFigure: true },
          { name: t('key'), value: signed.keyId, isFigure: true },
          { name: t('events'), value: String(eventCount), isFigure: true },
          { name: t('event_head'), value: eventHead, isFigure: true },
        ]}
      />
    </Panel>
  );
}

function NoReceipt() {
  const t = useText('receipts');
  return (
    <div className="rounded-large border border-line">
      <NothingYet
        picture="search"
        title={t('unavailable_title')}
        text={t('unavailable_text')}
        action={
          <LinkButton size="medium" to="/p2p-trade/orders">
            {t('see_orders')}
          </LinkButton>
        }
      />
    </div>
  );
}
