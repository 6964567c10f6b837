import { decideHit as decideHitCall } from '@peerbourse/contract/identity/verification/decide-hit';
import { decideVerification as decideVerificationCall } from '@peerbourse/contract/identity/verification/decide-verification';
import { hitQueue as hitQueueCall } from '@peerbourse/contract/identity/verification/hit-queue';
import { openCase as openCaseCall } from '@peerbourse/contract/identity/verification/open-case';
import { verificationCase as verificationCaseCall } from '@peerbourse/contract/identity/verification/verification-case';
import { verificationQueue as verificationQueueCall } from '@peerbourse/contract/identity/verification/verification-queue';
import { viewLog as viewLogCall } from '@peerbourse/contract/identity/verification/view-log';
import { route } from '#platform/http/serve.ts';
import { decideVerification, findList as findListToDecide } from './decide-verification.ts';
import { findList, openCase } from './open-case.ts';
import { decideHit } from './screening/decide-hit.ts';
import { hitQueue } from './screening/hit-queue.ts';
import { verificationCase } from './verification-case.ts';
import { verificationQueue } from './verification-queue.ts';
import { viewLog } from './view-log.ts';

export const routes = [
  route(verificationQueueCall, verificationQueue),
  route(verificationCaseCall, verificationCase),
  route(openCaseCall, openCase, findList),
  route(decideVerificationCall, decideVerification, findListToDecide),
  route(hitQueueCall, hitQueue),
  route(decideHitCall, decideHit),
  route(viewLogCall, viewLog),
];
