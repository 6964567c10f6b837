import { askFundRecovery as askFundRecoveryCall } from '@peerbourse/contract/identity/recoveries/ask-fund-recovery';
import { askRecovery as askRecoveryCall } from '@peerbourse/contract/identity/recoveries/ask-recovery';
import { cancelRecovery as cancelRecoveryCall } from '@peerbourse/contract/identity/recoveries/cancel-recovery';
import { recoveryState as recoveryStateCall } from '@peerbourse/contract/identity/recoveries/recovery-state';
import { stopRecovery as stopRecoveryCall } from '@peerbourse/contract/identity/recoveries/stop-recovery';
import { route } from '#platform/http/serve.ts';
import { askFundRecovery, proveFundRecovery } from './ask-fund-recovery.ts';
import { askRecovery, proveRecovery } from './ask-recovery.ts';
import { cancelRecovery } from './cancel-recovery.ts';
import { recoveryState } from './recovery-state.ts';
import { stopRecovery } from './stop-recovery.ts';

export const routes = [
  route(askRecoveryCall, askRecovery, proveRecovery),
  route(askFundRecoveryCall, askFundRecovery, proveFundRecovery),
  route(recoveryStateCall, recoveryState),
  route(cancelRecoveryCall, cancelRecovery),
  route(stopRecoveryCall, stopRecovery),
];
