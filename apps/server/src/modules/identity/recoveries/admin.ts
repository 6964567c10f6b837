import { decideRecovery as decideRecoveryCall } from '@peerbourse/contract/identity/recoveries/decide-recovery';
import { openRecovery as openRecoveryCall } from '@peerbourse/contract/identity/recoveries/open-recovery';
import { recoveryQueue as recoveryQueueCall } from '@peerbourse/contract/identity/recoveries/recovery-queue';
import { route } from '#platform/http/serve.ts';
import { decideRecovery } from './decide-recovery.ts';
import { openRecovery } from './open-recovery.ts';
import { recoveryQueue } from './recovery-queue.ts';

export const routes = [
  route(recoveryQueueCall, recoveryQueue),
  route(openRecoveryCall, openRecovery),
  route(decideRecoveryCall, decideRecovery),
];
