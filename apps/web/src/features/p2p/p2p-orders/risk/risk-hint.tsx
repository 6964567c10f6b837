import { lazy, Suspense } from 'react';
import { useRead } from '#base/api/read.ts';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { riskHintQuery } from '#queries/p2p-orders/risk-hint.query.ts';

/** Rarely more than a line, so its words come when there is something to say. */
const RiskNote = lazy(async () => {
  const [{ RiskNote: component }] = await Promise.all([import('./risk-note.tsx'), ensureTexts(['p2p-take'])]);
  return { default: component };
});

interface RiskHintProps {
  orderNo: string;
  act: 'pay' | 'release';
}

/** What to look at before paying an order or releasing its coins; nothing where there is nothing to say. */
export function RiskHint({ orderNo, act }: RiskHintProps) {
  const hint = useRead(riskHintQuery(orderNo, act));
  if (!hint || hint.level === 'none') return null;
  return (
    <Suspense>
      <RiskNote act={act} {...hint} />
    </Suspense>
  );
}
