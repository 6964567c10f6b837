import { submitVerification as submitVerificationCall } from '@peerbourse/contract/identity/verification/submit-verification';
import { verificationState as verificationStateCall } from '@peerbourse/contract/identity/verification/verification-state';
import { route } from '#platform/http/serve.ts';
import { submitVerification } from './submit-verification.ts';
import { verificationState } from './verification-state.ts';

export const routes = [route(verificationStateCall, verificationState), route(submitVerificationCall, submitVerification)];
