import type { recoveryQueue as call } from '@peerbourse/contract/identity/recoveries/recovery-queue';
import type { Handler } from '#platform/http/serve.ts';
import { openRecoveries } from './recovery.table.ts';
import { maskedRecoveryView } from './recovery.view.ts';

export const recoveryQueue: Handler<typeof call> = async ({ db }) => ({ cases: (await openRecoveries(db)).map(maskedRecoveryView) });
