import { decideVerification as decideVerificationCall } from '@peerbourse/contract/verification/decide-verification';
import { openCase as openCaseCall } from '@peerbourse/contract/verification/open-case';
import { verificationCase as verificationCaseCall } from '@peerbourse/contract/verification/verification-case';
import { verificationQueue as verificationQueueCall } from '@peerbourse/contract/verification/verification-queue';
import { viewLog as viewLogCall } from '@peerbourse/contract/verification/view-log';
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
