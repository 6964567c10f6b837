import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { type FormEvent, useId } from 'react';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { marketPath } from '#parts/spot/spot-path.ts';
import { coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { loginAddressFor } from '#site/session/login-address.ts';
import { useSession } from '#site/session/use-session.ts';
import type { Market } from '../market/market.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { draftProblem } from './draft-problem.ts';
import { FormSwitch } from './form-switch.tsx';
import { heldBy, isByAmount } from './order-draft.ts';
import { OrderFields } from './order-fields.tsx';
import { OrderPreview } from './order-preview.tsx';
import { useBookPlan } from './use-book-plan.ts';
import type { DraftState } from './use-order-draft.ts';
import { useSendOrder } from './use-send-order.ts';

interface OrderFormProps {
  market: Market;
  ticker: Ticker | undefined;
  state: DraftState;
  /** An order was taken. */
  onSent?: () => void;
}

/** Places an order. What it will do, what it costs and why it cannot be sent stand here before it is. */
export function OrderForm({ market, ticker, state, onSent }: OrderFormProps) {
  const t = useText('spot');
  const id = useId();
  const { isLogin } = useSession();
  const { draft, change } = state;
  const available = useAvailable(draft.side === 'buy' ? market.quote : market.base, isLogin);
  const plan = useBookPlan(draft, market);
  const sending = useSendOrder(market, state, plan, onSent);
  const problem = draftProblem(draft, market, ticker, isLogin ? (available ?? '0') : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!problem) sending.begin();
  }

  return (
    <form id={id} onSubmit={submit} aria-label={t('order_form')} noValidate className="grid content-start gap-3" data-order-form="">
      <SegmentedControl
        label={t('order')}
        value={draft.side}
        onChange={(side) => change({ side, quantity: '', amount: '' })}
        isWide
        segments={[
          { value: 'buy', label: t('buy'), tone: 'up' },
          { value: 'sell', label: t('sell'), tone: 'down' },
        ]}
      />
      <FormSwitch form={draft.form} onChange={(form) => change({ form, quantity: '', amount: '' })} />
      <OrderFields market={market} ticker={ticker} state={state} available={isLogin ? available : undefined} />
      <OrderPreview draft={draft} market={market} plan={plan} />
      <ProblemBanner problem={sending.problem} />
      {isLogin ? (
        <SendButton market={market} state={state} problem={problem} isSending={sending.isSending} />
      ) : (
        <GuestButtons market={market} />
      )}
      <ConfirmOrder market={market} draft={draft} sending={sending} />
    </form>
  );
}

function useAvailable(coin: string, isLogin: boolean): string | undefined {
  const coins = useReadWhen(isLogin, coinBalancesQuery)?.coins;
  return coins && (coins.find((balance) => balance.coin === coin)?.spot ?? '0');
}

interface SendButtonProps {
  market: Market;
  state: DraftState;
  problem: ReturnType<typeof draftProblem>;
  isSending: boolean;
}

/** Says what it does; while it cannot, it says why. */
function SendButton({ market, state: { draft }, problem, isSending }: SendButtonProps) {
  const t = useText('spot');
  const format = useFormat();
  const { side } = draft;
  const coin = market.base;
  const amount = isByAmount(draft) ? '' : draft.quantity;
  const name =
    amount === '' ? t(`${side}_coin`, { coin }) : t(`${side}_amount`, { amount: format.number(amount.replace(/\.$/, '')), coin });
  const held = heldBy(draft, market);
  const reason = problem && ('coin' in problem ? t(problem.key, { ...problem, amount: format.number(problem.amount) }) : t(problem.key));
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        variant={side === 'buy' ? 'up' : 'down'}
        size="large"
        isWide
        isLoading={isSending}
        loadingLabel={t('waiting_turn')}
        isDisabled={problem !== undefined}
        reason={reason}
      >
        {name}
      </Button>
      {!problem && draft.form !== 'market' && held !== '' && (
        <p className="text-12 text-ink-soft">
          {t('stays_reserved', { amount: format.number(held.replace(/\.$/, '')), coin: side === 'buy' ? market.quote : market.base })}
        </p>
      )}
    </div>
  );
}

function GuestButtons({ market }: { market: Market }) {
  const t = useText('spot');
  return (
    <div className="grid gap-2">
      <LinkButton to={loginAddressFor(marketPath(market))} size="large" isWide>
        {t('log_in_to_trade')}
      </LinkButton>
      <Link
        to="/register"
        className="inline-flex min-h-11 items-center justify-center font-semibold text-brand hover:underline mouse:min-h-8"
      >
        {t('sign_up')}
      </Link>
    </div>
  );
}
