import { lazy } from 'react';
import { useReading } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { clockTime, isolated } from '#features/p2p/shared/figure-text.ts';
import { DialogButton } from '#parts/dialog-button.tsx';
import { orderProofQuery } from '#queries/proofs/order-proof.query.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** Below the terms of an open order: when its coins were last proven to be in escrow. */
export function EscrowLine({ orderNo }: { orderNo: string }) {
  const t = useText('p2p-orders');
  const { data: found, isPending } = useReading(orderProofQuery(orderNo));
  if (isPending) return null;
  if (!found) return <p className="text-ink-soft">{t('escrow_soon')}</p>;
  const { at } = JSON.parse(found.round.body) as { at: string };
  return (
    <>
      <p>{t('escrow_proven', { time: isolated(clockTime(Date.parse(at))) })}</p>
      <DialogButton variant="quiet" dialog={(close) => <ProofDialog found={found} onClose={close} />}>
        {t('escrow_check')}
      </DialogButton>
    </>
  );
}
