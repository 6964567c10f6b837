import type { Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { lazy } from 'react';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Panel } from '#parts/panel.tsx';
import { merchantFiatListQuery } from '#queries/p2p-merchants/merchant-fiat-list.query.ts';
import { DepositWords } from '../deposit-words.tsx';
import { depositCoin, kindKeys } from '../merchant-text.ts';

const TopUpDialog = lazy(async () => ({ default: (await import('./top-up-dialog.tsx')).TopUpDialog }));

/** What lies in the deposit, what it stands for, and the way to add to it. */
export function DepositPanel({ standing }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const fiats = useRead(merchantFiatListQuery)?.fiats.map(({ fiatCode }) => fiatCode) ?? [];
  const { deposit, required, missing, accountType } = standing;
  const isShort = missing !== '0';
  const amount = (units: string) => format.amount(units, depositCoin);
  return (
    <Panel
      title={t('deposit')}
      aside={
        <DialogButton
          size="medium"
          variant={isShort ? 'primary' : 'secondary'}
          dialog={(close) => <TopUpDialog missing={missing} onClose={close} />}
        >
          {t('top_up')}
        </DialogButton>
      }
    >
      <div className="grid gap-4">
        <DefinitionList
          definitions={[
            { name: t('deposit'), value: amount(deposit), isFigure: true },
            { name: t('required'), value: amount(required), isFigure: true },
            ...(isShort ? [{ name: t('missing'), value: amount(missing), isFigure: true }] : []),
            ...(accountType ? [{ name: t('account_type'), value: t(kindKeys[accountType]) }] : []),
            ...(fiats.length > 0 ? [{ name: t('currencies'), value: fiats.join(', '), isFigure: true }] : []),
          ]}
        />
        <DepositWords />
      </div>
    </Panel>
  );
}
