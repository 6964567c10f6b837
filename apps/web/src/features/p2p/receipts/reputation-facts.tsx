import type { Reputation } from '@peerbourse/rules/receipts/reputation';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { Issuer, Person } from './receipt-facts.tsx';

const none = '–';

/** What a statement says of somebody's trades. */
export function ReputationFacts({ reputation: { trader, installation, issuedAt, figures } }: { reputation: Reputation }) {
  const format = useFormat();
  const t = useText('receipts');
  const count = (value: unknown) => format.count(Number(value));
  const { completionPercent, releaseSeconds, firstTradeAt } = figures;
  return (
    <DefinitionList
      definitions={[
        { name: t('reputation_trader'), value: <Person person={trader} /> },
        { name: t('issuer'), value: <Issuer installation={installation} /> },
        { name: t('reputation_at'), value: <Moment at={issuedAt} /> },
        { name: t('reputation_orders'), value: count(figures.orders.value) },
        { name: t('reputation_orders_month'), value: count(figures.ordersOfMonth.value) },
        {
          name: t('reputation_completion'),
          value: completionPercent.value === null ? none : format.percent(String(completionPercent.value)),
        },
        {
          name: t('reputation_release'),
          value: releaseSeconds.value === null ? none : t('reputation_minutes', { count: Math.ceil(Number(releaseSeconds.value) / 60) }),
        },
        { name: t('reputation_partners'), value: count(figures.counterparties.value) },
        { name: t('reputation_first'), value: firstTradeAt.value === null ? none : format.day(String(firstTradeAt.value)) },
      ]}
    />
  );
}
