import type { EscrowProof } from '@peerbourse/rules/proofs/escrow-proof';
import type { EscrowRound } from '@peerbourse/rules/proofs/escrow-round';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { useBrand } from '#site/site-settings.ts';
import { useCoins } from './use-coins.ts';
import type { EscrowVerdict } from './verify-escrow.ts';

const faultKeys = {
  unreadable: 'fault_unreadable',
  'unknown-key': 'fault_unknown_key',
  altered: 'fault_altered',
  'not-included': 'fault_not_included',
  'not-in-log': 'fault_not_in_log',
} as const;

/** Facts are shown of what was proven alone. */
export function EscrowVerdictPanel({ verdict }: { verdict: EscrowVerdict }) {
  const t = useText('proofs');
  const brand = useBrand().name;
  if (verdict.kind === 'proven') return <Proven proof={verdict.proof} round={verdict.round} />;
  if (verdict.kind === 'unsupported') {
    return (
      <Banner tone="warning" isSpoken>
        {t('fault_unsupported')}
      </Banner>
    );
  }
  return (
    <Banner tone="error" isSpoken>
      <strong className="block text-16 font-bold">{t('fault')}</strong>
      {t(faultKeys[verdict.kind], { brand })}
    </Banner>
  );
}

function Proven({ proof: { asset, amount, orderNo }, round }: { proof: EscrowProof; round: EscrowRound }) {
  const t = useText('proofs');
  const brand = useBrand().name;
  const format = useFormat();
  const coins = useCoins();
  const of = round.assets[asset];
  if (!of) return null;
  return (
    <>
      <Banner tone="success" isSpoken>
        <strong className="block text-16 font-bold">{t('proven')}</strong>
        {t('proven_text', { brand, moment: format.moment(round.at) })}
      </Banner>
      <Panel title={t('facts')}>
        <DefinitionList
          definitions={[
            { name: t('order_number'), value: orderNo, isFigure: true },
            { name: t('coins'), value: coins(amount, asset, of), isFigure: true },
            { name: t('at'), value: <Moment at={round.at} /> },
            { name: t('total', { coin: asset }), value: coins(of.sum, asset, of), isFigure: true },
            { name: t('orders'), value: format.count(of.leaves), isFigure: true },
            { name: t('round'), value: format.count(round.roundNo), isFigure: true },
          ]}
        />
      </Panel>
    </>
  );
}
