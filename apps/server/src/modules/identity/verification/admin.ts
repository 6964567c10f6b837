import { decideVerification as decideVerificationCall } from '@peerbourse/contract/identity/verification/decide-verification';
import { openCase as openCaseCall } from '@peerbourse/contract/identity/verification/open-case';
import { verificationCase as verificationCaseCall } from '@peerbourse/contract/identity/verification/verification-case';
import { verificationQueue as verificationQueueCall } from '@peerbourse/contract/identity/verification/verification-queue';
import { viewLog as viewLogCall } from '@peerbourse/contract/identity/verification/view-log';
import { route } from '#platform/http/serve.ts';
import { decideVerification } from './decide-verification.ts';
import { openCase } from './open-case.ts';
import { verificationCase } from './verification-case.ts';
import { verificationQueue } from './verification-queue.ts';
import { viewLog } from './view-log.ts';

export const routes = [
  route(verificationQueueCall, verificationQueue),
  route(verificationCaseCall, verificationCase),
  route(openCaseCall, openCase),
  route(decideVerificationCall, decideVerification),
  route(viewLogCall, viewLog),
];
