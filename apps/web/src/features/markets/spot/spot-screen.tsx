import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { Keyboard } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useKnown, useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useLiveTickers } from '#parts/spot/tickers.live.ts';
import { coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { BookPanel } from './book/book-panel.tsx';
import { TradesPanel } from './book/trades-panel.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import { type OrderDraft, withShare } from './form/order-draft.ts';
import { OrderForm } from './form/order-form.tsx';
import { type DraftState, useOrderDraft } from './form/use-order-draft.ts';
import { useKeysChoice } from './keys/keys-choice.ts';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { useSpotKeys } from './keys/use-spot-keys.ts';
import { type SpotLayout, useSpotLayout } from './layout-choice.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { useLiveOwnOrders } from './live/own-orders.live.ts';
import { type Market, priceOf } from './market/market.ts';
import { MarketBar } from './market/market-bar.tsx';
import { MarketNotice } from './market/market-notice.tsx';
import { CancelAllDialog } from './orders/cancel-all-button.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { PhoneTradeBar } from './phone-trade-bar.tsx';

const phoneTabs = ['chart', 'book', 'trades', 'orders'] as const;
type PhoneTab = (typeof phoneTabs)[number];

/** Columns of a desk, and the places in them. The order of the page's own text stays the same for those who read it. */
const layouts: Record<SpotLayout, { grid: string; chart: string; book: string; form: string }> = {
  left: {
    grid: 'desktop:grid-cols-[320px_minmax(0,1fr)_300px]',
    chart: 'desktop:col-start-2',
    book: 'desktop:col-start-3',
    form: 'desktop:col-start-1',
  },
  center: {
    grid: 'desktop:grid-cols-[minmax(0,1fr)_320px_300px]',
    chart: 'desktop:col-start-1',
    book: 'desktop:col-start-3',
    form: 'desktop:col-start-2',
  },
  right: {
    grid: 'desktop:grid-cols-[minmax(0,1fr)_300px_320px]',
    chart: 'desktop:col-start-1',
    book: 'desktop:col-start-2',
    form: 'desktop:col-start-3',
  },
};

/** One market: what it costs, what is offered, what was traded, and a place to trade. */
export function SpotScreen({ market }: { market: Market }) {
  const t = useText('spot');
  const userId = useSession().account?.userInfo?.userId;
  useLiveTickers();
  useLiveOwnOrders(userId);
  useRead(marketsQuery);
  const ticker = useRead(tickersQuery)?.tickers.find(({ symbol }) => symbol === market.symbol);
  const [tab, setTab] = useState<PhoneTab>('chart');
  const [layout, setLayout] = useSpotLayout();
  const state = useOrderDraft(market, 'limit', priceOf(ticker) ?? '');
  const phone = useOrderDraft(market, 'market', priceOf(ticker) ?? '');
  const keys = useKeys(market, state);
  const places = layouts[layout];
  const onPhone = (...tabs: PhoneTab[]) => (tabs.includes(tab) ? '' : 'max-tablet:hidden');
  const names: Record<PhoneTab, string> = { chart: t('tab_chart'), book: t('tab_book'), trades: t('tab_trades'), orders: t('tab_orders') };
  const [changeDraft, changePhoneDraft] = [state.change, phone.change];
  const takePrice = useCallback(
    (price: string) => {
      changeDraft({ price });
      changePhoneDraft({ price, form: 'limit' });
    },
    [changeDraft, changePhoneDraft],
  );
  return (
    <div className="flex flex-1 flex-col">
      <MarketNotice market={{ ...market, state: ticker?.state ?? market.state }} />
      <MarketBar market={market} ticker={ticker}>
        <LayoutSwitch layout={layout} onChange={setLayout} />
        <button
          type="button"
          aria-label={t('shortcuts')}
          onClick={keys.showHelp}
          className="hidden size-8 cursor-pointer place-items-center rounded-small text-ink-soft hover:bg-sunken desktop:grid"
        >
          <Keyboard size={18} aria-hidden="true" />
        </button>
      </MarketBar>
      <div className="px-4 py-2 tablet:hidden">
        <SegmentedControl
          label={market.pair}
          value={tab}
          onChange={setTab}
          size="small"
          isWide
          segments={phoneTabs.map((value) => ({ value, label: names[value] }))}
        />
      </div>
      <div
        data-layout={layout}
        className={`grid flex-1 content-start px-4 tablet:grid-cols-[minmax(0,1fr)_320px] tablet:px-0 desktop:grid-rows-[auto_1fr] ${places.grid}`}
      >
        <div className={`min-w-0 tablet:col-span-2 desktop:col-span-1 desktop:row-start-1 ${places.chart} ${onPhone('chart')}`}>
          <ChartPanel market={market} />
        </div>
        <div
          className={`grid min-w-0 content-start border-line tablet:border-t desktop:row-span-2 desktop:row-start-1 desktop:border-x desktop:border-t-0 ${places.book}`}
        >
          <div className={onPhone('book')}>
            <BookPanel market={market} lastPrice={priceOf(ticker)} onPrice={takePrice} />
          </div>
          <div className={`border-line tablet:border-t ${onPhone('trades')}`}>
            <TradesPanel market={market} />
          </div>
        </div>
        <div
          className={`hidden border-line p-4 tablet:block tablet:border-s tablet:border-t desktop:row-span-2 desktop:row-start-1 desktop:border-s-0 desktop:border-t-0 ${places.form}`}
        >
          <OrderForm market={market} ticker={ticker} state={state} />
        </div>
        <div
          className={`min-w-0 border-line tablet:col-span-2 tablet:border-t desktop:col-span-1 desktop:row-start-2 ${places.chart} ${onPhone('orders')}`}
        >
          <OrdersPanel market={market} />
        </div>
      </div>
      <PhoneTradeBar market={market} ticker={ticker} state={phone} />
      <KeysDialog isOpen={keys.isHelpOpen} onClose={keys.hideHelp} />
      <CancelAllDialog market={market} isOnePair={false} isOpen={keys.isCancelling} onClose={keys.stopCancelling} />
    </div>
  );
}

/** What single keys do to this screen. */
function useKeys(market: Market, { draft, change, replace }: DraftState) {
  const [isOn] = useKeysChoice();
  const { isLogin } = useSession();
  const [shown, setShown] = useState<'help' | 'cancel'>();
  const coins = useKnown(coinBalancesQuery)?.coins;
  const freeOf = (of: OrderDraft) => coins?.find(({ coin }) => coin === (of.side === 'buy' ? market.quote : market.base))?.spot;
  useSpotKeys(isOn, {
    search: () => document.querySelector<HTMLButtonElement>('[data-market-picker]')?.click(),
    side: (side) => change({ side, quantity: '', amount: '' }),
    share: (percent) => {
      const free = freeOf(draft);
      if (free !== undefined) replace(withShare(draft, percent, free, market));
    },
    cancelAll: () => isLogin && setShown('cancel'),
    help: () => setShown('help'),
  });
  return {
    isHelpOpen: shown === 'help',
    isCancelling: shown === 'cancel',
    showHelp: () => setShown('help'),
    hideHelp: () => setShown(undefined),
    stopCancelling: () => setShown(undefined),
  };
}
