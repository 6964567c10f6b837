import { askSide as askSideCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { caseQueue as caseQueueCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { decideAward as decideAwardCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import { holdForClaim as holdForClaimCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/hold-for-claim';
import { proposeAward as proposeAwardCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import { releaseClaimHold as releaseClaimHoldCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/release-claim-hold';
import { takeCase as takeCaseCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { viewCase as viewCaseCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { viewChat as viewChatCall } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-chat';
import { route } from '#platform/http/serve.ts';
import { askSide } from './desk/ask-side.ts';
import { caseQueue } from './desk/case-queue.ts';
import { decideAward } from './desk/decide-award.ts';
import { holdForClaim } from './desk/hold-for-claim.ts';
import { proposeAward } from './desk/propose-award.ts';
import { releaseClaimHold } from './desk/release-claim-hold.ts';
import { takeCase } from './desk/take-case.ts';
import { viewCase } from './desk/view-case.ts';
import { viewChat } from './desk/view-chat.ts';

export const routes = [
  route(caseQueueCall, caseQueue),
  route(viewCaseCall, viewCase),
  route(viewChatCall, viewChat),
  route(takeCaseCall, takeCase),
  route(askSideCall, askSide),
  route(holdForClaimCall, holdForClaim),
  route(releaseClaimHoldCall, releaseClaimHold),
  route(proposeAwardCall, proposeAward),
  route(decideAwardCall, decideAward),
];
