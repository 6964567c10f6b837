import { reputationStatement } from '@peerbourse/contract/p2p/proofs/reputation-statement';
import { reputationFile } from '@peerbourse/rules/receipts/reputation';
import { Button } from '@peerbourse/ui/actions/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { saveFile } from '#base/lib/save-file.ts';
import { Link } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { browserCall } from '#site/calls/browser-client.ts';

/** One's own figures, signed, to show elsewhere. */
export function RecordPanel() {
  const t = useText('p2p-users');
  const [isRunning, setIsRunning] = useState(false);

  async function download(): Promise<void> {
    setIsRunning(true);
    // A failure is told by the toast of every call.
    const signed = await browserCall(reputationStatement, {}).catch(() => undefined);
    setIsRunning(false);
    if (signed) saveFile('trading-record.json', reputationFile(signed));
  }

  return (
    <Panel title={t('record')} lead={t('record_lead')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant="secondary"
          iconStart={<Download size={18} />}
          isLoading={isRunning}
          loadingLabel={t('record_running')}
          onClick={() => void download()}
        >
          {t('record_download')}
        </Button>
        <Link to="/verify/receipt" className="quiet-link text-14">
          {t('record_verify')}
        </Link>
      </div>
    </Panel>
  );
}
