import { liftRestriction as liftRestrictionCall } from '@peerbourse/contract/p2p/p2p-users/lift-restriction';
import { restrictTrader as restrictTraderCall } from '@peerbourse/contract/p2p/p2p-users/restrict-trader';
import { setPublishRight as setPublishRightCall } from '@peerbourse/contract/p2p/p2p-users/set-publish-right';
import { traderList as traderListCall } from '@peerbourse/contract/p2p/p2p-users/trader-list';
import { viewTrader as viewTraderCall } from '@peerbourse/contract/p2p/p2p-users/view-trader';
import { route } from '#platform/http/serve.ts';
import { liftRestriction } from './desk/lift-restriction.ts';
import { restrictTrader } from './desk/restrict-trader.ts';
import { setPublishRight } from './desk/set-publish-right.ts';
import { traderList } from './desk/trader-list.ts';
import { viewTrader } from './desk/view-trader.ts';

export const routes = [
  route(traderListCall, traderList),
  route(viewTraderCall, viewTrader),
  route(setPublishRightCall, setPublishRight),
  route(restrictTraderCall, restrictTrader),
  route(liftRestrictionCall, liftRestriction),
];
