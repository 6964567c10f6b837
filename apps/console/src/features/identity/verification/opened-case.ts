import type { CallOutput } from '@peerbourse/contract/call';
import type { openCase } from '@peerbourse/contract/identity/verification/open-case';

export type OpenedCase = CallOutput<typeof openCase>;
