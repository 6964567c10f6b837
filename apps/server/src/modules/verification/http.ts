import { submitVerification as submitVerificationCall } from '@peerbourse/contract/verification/submit-verification';
import { verificationState as verificationStateCall } from '@peerbourse/contract/verification/verification-state';
import { route } from '#platform/http/serve.ts';
import { submitVerification } from './submit-verification.ts';
import { verificationState } from './verification-state.ts';

export const routes = [route(verificationStateCall, verificationState), route(submitVerificationCall, submitVerification)];
