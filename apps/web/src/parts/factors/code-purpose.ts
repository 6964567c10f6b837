import type { CallInput } from '@peerbourse/contract/call';
import type { sendCode } from '@peerbourse/contract/identity/security/send-code';

/** What a code is for: one that was sent for one act serves no other. */
export type CodePurpose = CallInput<typeof sendCode>['purpose'];
