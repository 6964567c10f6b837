import { addEvidence as addEvidenceCall } from '@peerbourse/contract/p2p/p2p-appeals/add-evidence';
import { addStatement as addStatementCall } from '@peerbourse/contract/p2p/p2p-appeals/add-statement';
import { appealReasonList as appealReasonListCall } from '@peerbourse/contract/p2p/p2p-appeals/appeal-reason-list';
import { appealTimes as appealTimesCall } from '@peerbourse/contract/p2p/p2p-appeals/appeal-times';
import { cancelAppeal as cancelAppealCall } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { openAppeal as openAppealCall } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { orderAppeal as orderAppealCall } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { questionClosedOrder as questionClosedOrderCall } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { withdrawClaim as withdrawClaimCall } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { route } from '#platform/http/serve.ts';
import { addEvidence } from './add-evidence.ts';
import { addStatement } from './add-statement.ts';
import { appealReasonList } from './appeal-reason-list.ts';
import { appealTimes } from './appeal-times.ts';
import { cancelAppeal } from './cancel-appeal.ts';
import { questionClosedOrder } from './claims/question-closed-order.ts';
import { withdrawClaim } from './claims/withdraw-claim.ts';
import { openAppeal } from './open-appeal.ts';
import { orderAppeal } from './order-appeal.ts';

export const routes = [
  route(appealReasonListCall, appealReasonList),
  route(openAppealCall, openAppeal),
  route(cancelAppealCall, cancelAppeal),
  route(orderAppealCall, orderAppeal),
  route(questionClosedOrderCall, questionClosedOrder),
  route(withdrawClaimCall, withdrawClaim),
  route(addStatementCall, addStatement),
  route(addEvidenceCall, addEvidence),
  route(appealTimesCall, appealTimes),
];
