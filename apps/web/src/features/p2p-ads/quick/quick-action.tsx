import { displayDecimal } from '@peerbourse/rules/money';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { lazy, Suspense } from 'react';
import { useText } from '#i18n/texts.tsx';
import { LinkButton } from '#navigation/link.tsx';
import { loginAddressFor } from '#session/login-address.ts';
import { useSession } from '#session/use-session.ts';
import { settledAmounts } from '../take/take.form.ts';
import { quickAddress } from './quick-place.ts';
import { type QuickTrade, shownAmounts } from './quick-trade.ts';

const QuickConfirm = lazy(async () => ({ default: (await import('./quick-confirm.tsx')).QuickConfirm }));

interface QuickActionProps extends QuickTrade {
  isConfirming: boolean;
  onClose: () => void;
}

/** The one button of the card: to the last look, to the login, or to a new price for whoever comes back to it. */
export function QuickAction({ isConfirming, onClose, ...trade }: QuickActionProps) {
  const t = useText('p2p');
  const { place, typed, quoted, hasWish } = trade;
  const { isLogin } = useSession();
  const words = useWords(trade);
  const look = place.side === 'buy' ? 'up' : 'down';
  if (!isLogin) {
    const wanted = { ...place, unit: typed.draft.unit, amount: typed.draft.typed };
    return (
      <LinkButton to={loginAddressFor(quickAddress(wanted))} look={look} isWide>
        {t('log_in_to', { what: words })}
      </LinkButton>
    );
  }
  if (quoted.isResting) return <StillThere onAsk={quoted.ask} isAsking={quoted.isAsking} />;
  if (quoted.error && !quoted.hasNoMatch) return <Unanswered error={quoted.error} onAsk={quoted.ask} isAsking={quoted.isAsking} />;
  const isWaiting = typed.isUnsettled || (hasWish && !quoted.match && quoted.isAsking);
  return (
    <>
      {!(quoted.hasNoMatch && !isWaiting) && (
        <Button type="submit" look={look} size="large" isWide isLoading={isWaiting} loadingLabel={t('asking_price')}>
          {words}
        </Button>
      )}
      {isConfirming && quoted.match && (
        <Suspense>
          <QuickConfirm place={place} match={quoted.match} quoted={quoted} digits={trade.digits} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

function useWords(trade: QuickTrade): string {
  const t = useText('p2p');
  const { coin } = settledAmounts(shownAmounts(trade));
  const isBuying = trade.place.side === 'buy';
  if (coin === '') return t(isBuying ? 'buy_coin' : 'sell_coin', { coin: trade.place.coin });
  return t(isBuying ? 'buy_amount' : 'sell_amount', { amount: displayDecimal(coin), coin: trade.place.coin });
}

interface AskAgainProps {
  onAsk: () => void;
  isAsking: boolean;
}

function StillThere({ onAsk, isAsking }: AskAgainProps) {
  const t = useText('p2p');
  return (
    <div className="grid gap-3">
      <Banner tone="info" isSpoken>
        {t('still_there')}
      </Banner>
      <Button size="large" isWide isLoading={isAsking} loadingLabel={t('asking_price')} onClick={onAsk}>
        {t('new_price')}
      </Button>
    </div>
  );
}

function Unanswered({ error, onAsk, isAsking }: AskAgainProps & { error: Error }) {
  const t = useText('p2p');
  const common = useText('common');
  return (
    <div className="grid gap-3">
      <Banner tone="error" isSpoken>
        {error.name === 'Refused' ? error.message : common('unreachable')}
      </Banner>
      <Button look="secondary" size="large" isWide isLoading={isAsking} loadingLabel={t('asking_price')} onClick={onAsk}>
        {common('try_again')}
      </Button>
    </div>
  );
}
