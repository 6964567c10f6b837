import { roundFacts } from '@peerbourse/rules/proofs/escrow-round';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type RoundLog, roundLogQuery } from '#queries/proofs/round-log.query.ts';
import { useCoins } from './use-coins.ts';

type Round = RoundLog['rounds'][number];

/** The public log, the newest rounds first. */
export function RoundList() {
  const t = useText('proofs');
  const [upTo, setUpTo] = useState<number>();
  return (
    <Panel title={t('log')} lead={t('log_lead')}>
      <QueryBoundary query={roundLogQuery(upTo)} fallback={<Skeleton shape="block" className="h-120" />}>
        {({ rounds, upTo: next }) => (
          <div className="grid gap-4">
            {rounds.length === 0 ? <p className="text-ink-soft">{t('log_empty')}</p> : <Rows rounds={rounds} />}
            <div className="flex flex-wrap gap-3 empty:hidden">
              {next !== null && (
                <Button size="small" variant="secondary" onClick={() => setUpTo(next)}>
                  {t('older')}
                </Button>
              )}
              {upTo !== undefined && (
                <Button size="small" variant="secondary" onClick={() => setUpTo(undefined)}>
                  {t('newest')}
                </Button>
              )}
            </div>
          </div>
        )}
      </QueryBoundary>
    </Panel>
  );
}

function Rows({ rounds }: { rounds: readonly Round[] }) {
  return (
    <ol className="grid">
      {rounds.map((round) => (
        <Row key={round.roundNo} round={round} />
      ))}
    </ol>
  );
}

function Row({ round: { roundNo, body, signature } }: { round: Round }) {
  const format = useFormat();
  const t = useText('proofs');
  const coins = useCoins();
  const { at, assets } = roundFacts(body);
  const sums = Object.entries(assets);
  return (
    <li className="grid gap-1 border-t border-line py-3 text-14 last:border-b tablet:grid-cols-[minmax(0,220px)_1fr] tablet:gap-x-4">
      <span className="text-13 text-ink-soft">
        {t('log_round', { number: format.count(roundNo) })} · <Moment at={at} />
      </span>
      <span className="grid min-w-0 gap-1 wrap-anywhere">
        {sums.length === 0 && t('log_none')}
        {sums.map(([asset, of]) => (
          <span key={asset}>{t('log_coin', { amount: coins(of.sum, asset, of), orders: of.leaves })}</span>
        ))}
        {signature === null && <StatusTag tone="error" label={t('log_unsigned')} />}
      </span>
    </li>
  );
}
