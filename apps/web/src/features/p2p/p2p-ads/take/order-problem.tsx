import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { MayTake } from './may-take.tsx';

interface OrderProblemProps {
  ad: MarketAd;
  amount: string;
  problem: Problem | undefined;
}

/** Said elsewhere: at a field, in a dialog of its own, or beside both prices. */
const saidElsewhere: ReadonlySet<Problem['refusal']> = new Set([
  'p2p-orders.price-changed',
  'p2p-orders.amount-out-of-range',
  'p2p-prices.unconfirmed',
  'security.wrong-fund-password',
  'risk.question',
  'risk.blocked',
]);

/** Why there is no order, with the way on where there is one. */
export function OrderProblem({ ad, amount, problem }: OrderProblemProps) {
  const t = useText('p2p-take');
  if (!problem || saidElsewhere.has(problem.refusal)) return null;
  // Which reasons there are, and what can be done about each, the server tells in full.
  if (problem.refusal === 'p2p-orders.not-eligible' && problem.details.reason !== 'per_user_limit')
    return <MayTake ad={ad} amount={amount} />;
  const way = wayOn(problem);
  return (
    <Banner
      tone="error"
      isSpoken
      action={
        way && (
          <LinkButton size="small" variant="secondary" to={way.to}>
            {t(way.label)}
          </LinkButton>
        )
      }
    >
      {problem.refusal === 'p2p-orders.not-eligible' ? t('per_user_limit') : problem.message}
    </Banner>
  );
}

function wayOn({ refusal }: Problem): { to: string; label: 'add_method' | 'see_orders' | 'transfer' | 'set_fund_password' } | undefined {
  if (refusal === 'p2p-orders.method-missing') return { to: '/account/payment-methods', label: 'add_method' };
  if (refusal === 'p2p-orders.too-many-open') return { to: '/p2p-trade/orders', label: 'see_orders' };
  if (refusal === 'ledger.too-little') return { to: '/assets', label: 'transfer' };
  if (refusal === 'security.fund-password-missing') return { to: '/account/security#fund-password', label: 'set_fund_password' };
  return undefined;
}
