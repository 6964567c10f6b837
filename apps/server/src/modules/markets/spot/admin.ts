import { decideMarketChange as decideMarketChangeCall } from '@peerbourse/contract/markets/spot/desk/decide-market-change';
import { haltMarket as haltMarketCall } from '@peerbourse/contract/markets/spot/desk/halt-market';
import { marketDesk as marketDeskCall } from '@peerbourse/contract/markets/spot/desk/market-desk';
import { marketMakers as marketMakersCall } from '@peerbourse/contract/markets/spot/desk/market-makers';
import { marketProposals as marketProposalsCall } from '@peerbourse/contract/markets/spot/desk/market-proposals';
import { proposeMarketChange as proposeMarketChangeCall } from '@peerbourse/contract/markets/spot/desk/propose-market-change';
import { resumeShard as resumeShardCall } from '@peerbourse/contract/markets/spot/desk/resume-shard';
import { surveillance as surveillanceCall } from '@peerbourse/contract/markets/spot/desk/surveillance';
import { viewOrder as viewOrderCall } from '@peerbourse/contract/markets/spot/desk/view-order';
import { withdrawMarketChange as withdrawMarketChangeCall } from '@peerbourse/contract/markets/spot/desk/withdraw-market-change';
import { route } from '#platform/http/serve.ts';
import { decideMarketChange } from './desk/decide-market-change.ts';
import { haltMarket } from './desk/halt-market.ts';
import { marketDesk } from './desk/market-desk.ts';
import { marketMakers } from './desk/market-makers.ts';
import { marketProposals } from './desk/market-proposals.ts';
import { proposeMarketChange } from './desk/propose-market-change.ts';
import { resumeShard } from './desk/resume-shard.ts';
import { surveillance } from './desk/surveillance.ts';
import { viewOrder } from './desk/view-order.ts';
import { withdrawMarketChange } from './desk/withdraw-market-change.ts';

export const routes = [
  route(resumeShardCall, resumeShard),
  route(marketDeskCall, marketDesk),
  route(marketProposalsCall, marketProposals),
  route(proposeMarketChangeCall, proposeMarketChange),
  route(decideMarketChangeCall, decideMarketChange),
  route(withdrawMarketChangeCall, withdrawMarketChange),
  route(haltMarketCall, haltMarket),
  route(viewOrderCall, viewOrder),
  route(marketMakersCall, marketMakers),
  route(surveillanceCall, surveillance),
];
