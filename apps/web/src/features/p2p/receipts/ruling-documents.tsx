import { rulingFacts, rulingFile } from '@peerbourse/rules/receipts/ruling';
import { Button } from '@peerbourse/ui/actions/button';
import { Download } from 'lucide-react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { saveFile } from '#base/lib/save-file.ts';
import { Panel } from '#parts/panel.tsx';
import { orderRulingsQuery } from '#queries/receipts/order-rulings.query.ts';
import { RulingFacts } from './ruling-facts.tsx';

/** What staff decided about an order, each as a document; nothing where nobody had to. */
export function RulingDocuments({ orderNo }: { orderNo: string }) {
  const t = useText('receipts');
  const rulings = useRead(orderRulingsQuery(orderNo))?.rulings ?? [];
  if (rulings.length === 0) return null;
  return (
    <Panel title={t('rulings')} lead={t('rulings_text')}>
      <ol className="grid gap-6">
        {rulings.map((signed) => {
          const ruling = rulingFacts(signed);
          return (
            <li key={ruling.rulingNo} className="grid gap-3">
              <RulingFacts ruling={ruling} />
              <div className="print:hidden">
                <Button
                  size="medium"
                  variant="secondary"
                  iconStart={<Download size={18} />}
                  onClick={() => saveFile(`ruling-${ruling.rulingNo}.json`, rulingFile(signed))}
                >
                  {t('download')}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
