import type { SignedRuling } from '@peerbourse/rules/receipts/ruling';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { GroundsText } from '#features/p2p/shared/grounds-text.tsx';
import { Moment } from '#parts/moment.tsx';
import { Issuer } from './receipt-facts.tsx';

/** What a signed ruling says. Whoever decided stays a mark in the file. */
export function RulingFacts({ ruling }: { ruling: SignedRuling }) {
  const t = useText('receipts');
  const format = useFormat();
  const { orderNo, type, grounds, fault, coin, toBuyer, toSeller, decidedAt, installation } = ruling;
  return (
    <DefinitionList
      definitions={[
        { name: t('order_number'), value: orderNo, isFigure: true },
        { name: t('ruling_what'), value: t(`ruling_${type}`) },
        ...(grounds ? [{ name: t('ruling_grounds'), value: <GroundsText grounds={grounds} /> }] : []),
        { name: t('ruling_fault'), value: fault === null ? t('ruling_nobody') : t(fault) },
        { name: t('ruling_to_buyer'), value: format.amount(toBuyer, coin), isFigure: true },
        { name: t('ruling_to_seller'), value: format.amount(toSeller, coin), isFigure: true },
        { name: t('ruling_at'), value: <Moment at={decidedAt} /> },
        { name: t('issuer'), value: <Issuer installation={installation} /> },
      ]}
    />
  );
}
