import { ArrowLeftRight } from 'lucide-react';
import { lazy } from 'react';
import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { hasMovable } from './transfer.form.ts';

const TransferDialog = lazy(async () => ({ default: (await import('./transfer-dialog.tsx')).TransferDialog }));

/** Begins a transfer. Whoever has nothing to move is not asked to. */
export function TransferButton({ isWide = false }: { isWide?: boolean }) {
  const t = useText('assets');
  const coins = useKnown(coinBalancesQuery)?.coins;
  if (coins && !hasMovable(coins)) return null;
  return (
    <DialogButton size="medium" isWide={isWide} dialog={(close) => <TransferDialog onClose={close} />}>
      <span className="flex items-center gap-2">
        <ArrowLeftRight size={16} aria-hidden="true" />
        {t('transfer')}
      </span>
    </DialogButton>
  );
}

/** The same for one coin. */
export function RowTransferButton({ coin }: { coin: string }) {
  const t = useText('assets');
  return (
    <DialogButton about={coin} dialog={(close) => <TransferDialog coin={coin} onClose={close} />}>
      {t('transfer')}
    </DialogButton>
  );
}
