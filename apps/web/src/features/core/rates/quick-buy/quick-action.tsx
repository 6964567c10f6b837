import { Button } from '@peerbourse/ui/actions/button';
import { Copy } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { useSession } from '#site/session/use-session.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import type { Unit } from './estimate.ts';
import type { PricedMarket } from './use-market.ts';

export type Side = 'buy' | 'sell';

interface QuickActionProps {
  side: Side;
  coin: string;
  fiat: string;
  amounts: Record<Unit, string>;
  prices: PricedMarket['prices'];
  /** The button says also which currency: where the coin is clear it is what was chosen. */
  isNamingFiat: boolean;
}

const namingCoin = { buy: 'quick_buy_coin', sell: 'quick_sell_coin' } as const;
const namingFiat = { buy: 'quick_buy_with', sell: 'quick_sell_for' } as const;

/** What an estimate leads to: a trade where that is open; otherwise an account, or a copy of the estimate for those who have one. */
export function QuickAction({ side, coin, fiat, amounts, prices, isNamingFiat }: QuickActionProps) {
  const t = useText('rates');
  const { p2pState, fastTrade } = useSiteSettings();
  const { isLogin } = useSession();
  if (p2pState) {
    return (
      <LinkButton to={(fastTrade ? quickAddress : hallAddress)({ side, coin, fiat, amounts })} isWide>
        {t(isNamingFiat ? namingFiat[side] : namingCoin[side], { coin, fiat })}
      </LinkButton>
    );
  }
  if (!isLogin) {
    return (
      <LinkButton to="/register" variant="secondary" isWide>
        {t('quick_register')}
      </LinkButton>
    );
  }
  return <CopyEstimate line={[`${amounts.coin} ${coin} ≈ ${amounts.fiat} ${fiat}`, ...prices.map(sourceOf)].join(' · ')} />;
}

type QuickTrade = Omit<QuickActionProps, 'prices' | 'isNamingFiat'>;

/** The card that finds the best offer. What is given is what was said; its unit is the currency unless it is named. */
function quickAddress({ side, coin, fiat, amounts }: QuickTrade): string {
  const given = side === 'buy' ? { amount: amounts.fiat } : { amount: amounts.coin, unit: 'coin' };
  return `/buy-sell-crypto?${new URLSearchParams({ side, coin, fiat, ...given })}`;
}

/** All offers, for an amount of currency. */
function hallAddress({ side, coin, fiat, amounts }: QuickTrade): string {
  return `/p2p-trade/${side}/${coin}-${fiat}?${new URLSearchParams({ amount: amounts.fiat })}`;
}

/** Which price it was, in a form that others can look up. */
function sourceOf({ pair, price, priceId, at }: PricedMarket['prices'][number]): string {
  return `${pair.replace('_', '/').toUpperCase()} ${price} · ${priceId} · ${at}`;
}

function CopyEstimate({ line }: { line: string }) {
  const t = useText('rates');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(line);
      showToast('success', t('quick_copied'));
    } catch {
      showToast('error', t('copy_refused'));
    }
  }
  return (
    <Button variant="secondary" size="large" isWide iconStart={<Copy size={16} />} onClick={() => void copy()}>
      {t('quick_copy')}
    </Button>
  );
}
