import type { appealReasonList as call } from '@peerbourse/contract/p2p/p2p-appeals/appeal-reason-list';
import { appealReasonList as reasons, termsOf } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { Handler } from '#platform/http/serve.ts';

export const appealReasonList: Handler<typeof call> = async () => ({
  reasons: reasons.map((reason) => {
    const { sides, isUrgent, evidence } = termsOf(reason);
    return { reason, sides: [...sides], isUrgent, evidence: [...evidence] };
  }),
});
