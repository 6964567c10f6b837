import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FactGrid } from '#desk/fact-grid.tsx';
import { Unread } from '#desk/unread.tsx';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { HaltDialog } from './halt-dialog.tsx';
import { ListDialog } from './list-dialog.tsx';
import { type DeskMarket, lookAgain, type MarketDesk, marketDeskQuery } from './market-desk.query.ts';
import { marketStateText } from './market-state-text.ts';
import { StateDialog } from './state-dialog.tsx';
import { termRows, termText } from './terms/terms.form.ts';
import { TermsDialog } from './terms/terms-dialog.tsx';
import { wholeAmount } from './whole-amount.ts';

type Act = { kind: 'terms' | 'state' | 'halt'; market: DeskMarket } | { kind: 'list'; desk: MarketDesk };

/** Every market with its state and its terms, and what may be done about it. */
export function MarketPanel() {
  const client = useQueryClient();
  const { data: desk, error, refetch } = useQuery(marketDeskQuery);
  const [act, setAct] = useState<Act>();
  const [done, setDone] = useState<string>();

  function open(next: Act) {
    setDone(undefined);
    setAct(next);
  }

  function close() {
    setAct(undefined);
    void lookAgain(client);
  }

  function conclude(message: string) {
    setDone(message);
    close();
  }

  const marketFor = (kind: Act['kind']) => (act && act.kind === kind && 'market' in act ? act.market : undefined);
  return (
    <Panel
      id="spot-markets"
      title="Spot markets"
      note={desk && `${desk.markets.length} listed`}
      state={desk?.mayPropose && <Button onClick={() => open({ kind: 'list', desk })}>List a market…</Button>}
    >
      {done && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="good">{done}</Notice>
        </div>
      )}
      {desk ? (
        <CardTable
          caption="Spot markets"
          columns={columns(desk.mayPropose, (kind, market) => open({ kind, market }))}
          rows={desk.markets}
          keyOf={({ symbol }) => symbol}
          emptyText="No market is listed."
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} className="h-48" />
      )}
      <TermsDialog market={marketFor('terms')} onClose={close} onProposed={conclude} />
      <StateDialog market={marketFor('state')} onClose={close} onProposed={conclude} />
      <HaltDialog symbol={marketFor('halt')?.symbol} onClose={close} onHalted={conclude} />
      <ListDialog desk={act?.kind === 'list' ? act.desk : undefined} onClose={close} onProposed={conclude} />
    </Panel>
  );
}

function columns(mayPropose: boolean, onAct: (kind: 'terms' | 'state' | 'halt', market: DeskMarket) => void): Column<DeskMarket>[] {
  return [
    { name: 'Market', cell: ({ base, quote }) => `${base} / ${quote}`, className: 'min-[90rem]:whitespace-nowrap' },
    { name: 'State', cell: (market) => <MarketState market={market} />, onCard: 'corner' },
    { name: 'Last / reference', cell: ({ last, reference }) => `${last ?? 'none'} / ${reference ?? 'none'}`, isAtEnd: true },
    {
      name: 'Bid / ask',
      cell: ({ bid, ask }) => (bid === null && ask === null ? <None /> : `${bid ?? 'none'} / ${ask ?? 'none'}`),
      isAtEnd: true,
    },
    { name: 'Orders', cell: ({ openOrders }) => openOrders, isAtEnd: true },
    {
      name: 'Makers',
      cell: ({ makers, quoteLevels }) => (makers === 0 ? <None /> : `${makers}, ${quoteLevels} levels`),
      isAtEnd: true,
    },
    { name: '24 h', cell: ({ amount, quote }) => `${wholeAmount(amount)} ${quote}`, isAtEnd: true },
    { name: 'Terms', cell: (market) => <Terms market={market} />, onCard: 'line' },
    {
      name: 'Action',
      isAtEnd: true,
      onCard: 'line',
      className: 'tablet:py-1!',
      cell: (market) => (mayPropose ? <MarketActs market={market} onAct={(kind) => onAct(kind, market)} /> : null),
    },
  ];
}

function None() {
  return <span className="text-ink-faint">none</span>;
}

function MarketState({ market: { state, auctionEndsAt } }: { market: DeskMarket }) {
  const { tone, label } = marketStateText[state];
  return (
    <span className="inline-grid gap-1">
      <StateTag tone={tone} label={label} />
      {auctionEndsAt && (
        <span className="text-12 text-ink-soft">
          until <MomentText at={auctionEndsAt} />
        </span>
      )}
    </span>
  );
}

function Terms({ market: { terms, version, priceScale, lotScale, shard } }: { market: DeskMarket }) {
  return (
    <details>
      <summary className="cursor-pointer">{`${termText('maker', terms.maker)} / ${termText('taker', terms.taker)} %`}</summary>
      <div className="my-2">
        <FactGrid
          facts={[
            ...termRows.map(({ name, label }) => [label, termText(name, terms[name])] as const),
            ['Version', version],
            ['Decimals of prices', priceScale],
            ['Decimals of quantities', lotScale],
            ['Shard', shard],
          ]}
        />
      </div>
    </details>
  );
}

function MarketActs({ market, onAct }: { market: DeskMarket; onAct: (kind: 'terms' | 'state' | 'halt') => void }) {
  const { symbol, nextStates } = market;
  const isOver = nextStates.length === 0;
  if (isOver) return null;
  return (
    <span className="inline-flex flex-wrap justify-end gap-2 min-[90rem]:flex-nowrap">
      <Button aria-label={`Other terms for ${symbol}`} onClick={() => onAct('terms')}>
        Terms…
      </Button>
      <Button aria-label={`Next state of ${symbol}`} onClick={() => onAct('state')}>
        State…
      </Button>
      {nextStates.includes('halted') && (
        <Button kind="danger" aria-label={`Halt ${symbol}`} onClick={() => onAct('halt')}>
          Halt…
        </Button>
      )}
    </span>
  );
}
