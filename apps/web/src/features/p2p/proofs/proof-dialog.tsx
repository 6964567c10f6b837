import { proofFile } from '@peerbourse/rules/proofs/escrow-proof';
import { roundFacts } from '@peerbourse/rules/proofs/escrow-round';
import { Button } from '@peerbourse/ui/actions/button';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { Download } from 'lucide-react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { saveFile } from '#base/lib/save-file.ts';
import { LinkButton } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import type { OrderProof } from '#queries/proofs/order-proof.query.ts';
import { useCoins } from './use-coins.ts';

/** What the proof of an order says, to take along and check elsewhere. */
export function ProofDialog({ found, onClose }: { found: OrderProof; onClose: () => void }) {
  const t = useText('p2p-orders');
  const common = useText('common');
  const format = useFormat();
  const coins = useCoins();
  const { asset, amount, orderNo } = found.proof;
  const { at, roundNo, assets } = roundFacts(found.round.body);
  const of = assets[asset] ?? { scale: 0, sum: amount, leaves: 1 };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      exit="anywhere"
      title={t('escrow_title')}
      note={t('escrow_text')}
      closeLabel={common('close')}
      actions={
        <>
          <Button iconStart={<Download size={18} />} onClick={() => saveFile(`escrow-${orderNo}.json`, proofFile(found))}>
            {t('escrow_download')}
          </Button>
          <LinkButton variant="secondary" to="/verify/escrow">
            {t('escrow_verify')}
          </LinkButton>
        </>
      }
    >
      <DefinitionList
        variant="ends"
        definitions={[
          { name: t('escrow_coins'), value: coins(amount, asset, of), isFigure: true },
          { name: t('escrow_at'), value: <Moment at={at} /> },
          { name: t('escrow_total', { coin: asset }), value: coins(of.sum, asset, of), isFigure: true },
          { name: t('escrow_orders'), value: format.count(of.leaves), isFigure: true },
          { name: t('escrow_round'), value: format.count(roundNo), isFigure: true },
        ]}
      />
      <p className="mt-4 text-13 text-ink-soft">{t('escrow_private')}</p>
    </Dialog>
  );
}
