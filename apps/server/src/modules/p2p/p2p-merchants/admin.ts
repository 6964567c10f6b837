import { decideApplication as decideApplicationCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-application';
import { decideCompensation as decideCompensationCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import { decideRemoval as decideRemovalCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-removal';
import { merchantList as merchantListCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-list';
import { merchantQueue as merchantQueueCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-queue';
import { orderCompensations as orderCompensationsCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/order-compensations';
import { proposeCompensation as proposeCompensationCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-compensation';
import { proposeRemoval as proposeRemovalCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-removal';
import { viewApplication as viewApplicationCall } from '@peerbourse/contract/p2p/p2p-merchants/desk/view-application';
import { route } from '#platform/http/serve.ts';
import { decideCompensation } from './compensation/decide-compensation.ts';
import { orderCompensations } from './compensation/order-compensations.ts';
import { proposeCompensation } from './compensation/propose-compensation.ts';
import { decideApplication } from './desk/decide-application.ts';
import { decideRemoval } from './desk/decide-removal.ts';
import { merchantList } from './desk/merchant-list.ts';
import { merchantQueue } from './desk/merchant-queue.ts';
import { proposeRemoval } from './desk/propose-removal.ts';
import { viewApplication } from './desk/view-application.ts';

export const routes = [
  route(decideApplicationCall, decideApplication),
  route(decideRemovalCall, decideRemoval),
  route(merchantListCall, merchantList),
  route(merchantQueueCall, merchantQueue),
  route(proposeRemovalCall, proposeRemoval),
  route(orderCompensationsCall, orderCompensations),
  route(proposeCompensationCall, proposeCompensation),
  route(decideCompensationCall, decideCompensation),
  route(viewApplicationCall, viewApplication),
];
