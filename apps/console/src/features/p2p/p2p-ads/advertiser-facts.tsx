import { useQuery } from '@tanstack/react-query';
import { CustomerLink } from '#desk/customers/customer-links.tsx';
import { FactGrid } from '#desk/fact-grid.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { listedTraderQuery } from '#desk/trader.query.ts';
import { traderFigures, traderState } from '#desk/trader-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { StateTag } from '#parts/state-tag.tsx';

export interface AdvertiserFactsProps {
  userId: string;
  nickName: string;
}

export function AdvertiserFacts({ userId, nickName }: AdvertiserFactsProps) {
  const { data: trader, isError } = useQuery(listedTraderQuery(userId));
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{nickName}</b>
        {trader && <StateTag {...traderState(trader)} />}
        <a href={p2pFragment('traders', userId)} className="figure text-13 text-brand underline underline-offset-3 hover:no-underline">
          {userId}
        </a>
        <a href={p2pFragment('ads', userId)} className="text-13 text-brand underline underline-offset-3 hover:no-underline">
          All ads of this trader
        </a>
        <CustomerLink userId={userId} reason="moderation" />
      </p>
      {trader ? (
        <FactGrid facts={[...traderFigures(trader), ['Trader since (UTC)', <MomentText key="since" at={trader.since} />]]} />
      ) : isError || trader === null ? (
        <p className="text-13 text-ink-soft">The figures could not be read.</p>
      ) : (
        <Skeleton className="h-22" />
      )}
    </div>
  );
}
