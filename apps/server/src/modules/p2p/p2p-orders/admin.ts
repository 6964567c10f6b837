import { decideRuling as decideRulingCall } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { decideUnfreeze as decideUnfreezeCall } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-unfreeze';
import { freezeOrder as freezeOrderCall } from '@peerbourse/contract/p2p/p2p-orders/desk/freeze-order';
import { orderDeskList as orderDeskListCall } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import { proposeRuling as proposeRulingCall } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { proposeUnfreeze as proposeUnfreezeCall } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-unfreeze';
import { stopOrder as stopOrderCall } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { suspendOrder as suspendOrderCall } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { viewOrder as viewOrderCall } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { route } from '#platform/http/serve.ts';
import { decideRuling } from './desk/decide-ruling.ts';
import { decideUnfreeze } from './desk/decide-unfreeze.ts';
import { freezeOrder } from './desk/freeze-order.ts';
import { orderDeskList } from './desk/order-desk-list.ts';
import { proposeRuling } from './desk/propose-ruling.ts';
import { proposeUnfreeze } from './desk/propose-unfreeze.ts';
import { stopOrder } from './desk/stop-order.ts';
import { suspendOrder } from './desk/suspend-order.ts';
import { viewOrder } from './desk/view-order.ts';

export const routes = [
  route(orderDeskListCall, orderDeskList),
  route(viewOrderCall, viewOrder),
  route(proposeRulingCall, proposeRuling),
  route(decideRulingCall, decideRuling),
  route(stopOrderCall, stopOrder),
  route(suspendOrderCall, suspendOrder),
  route(decideUnfreezeCall, decideUnfreeze),
  route(freezeOrderCall, freezeOrder),
  route(proposeUnfreezeCall, proposeUnfreeze),
];
