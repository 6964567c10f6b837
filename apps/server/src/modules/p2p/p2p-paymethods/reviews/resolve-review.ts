import type { resolveReview as call } from '@peerbourse/contract/p2p/p2p-paymethods/resolve-review';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { disableReviewed, lockReview, writeResolution } from './review.table.ts';

export const resolveReview: Handler<typeof call> = async ({ tx, actor, visitor }, { reviewNo, disable, note }) => {
  const review = await lockReview(tx, reviewNo);
  if (!review) throw refuse('p2p-paymethods.unknown-review');
  if (!review.isOpen) throw refuse('p2p-paymethods.resolved');
  const wanted = [...new Set(disable)];
  if ((await disableReviewed(tx, review.id, wanted)) !== wanted.length) throw refuse('p2p-paymethods.unknown-method');
  const outcome = wanted.length > 0 ? 'disabled' : 'allowed';
  await writeResolution(tx, { id: review.id, outcome, note, resolvedBy: actor.name });
  await audit(tx, {
    actor,
    act: 'p2p-paymethods.review-resolved',
    subject: reviewNo,
    details: { outcome, disabled: wanted },
    address: visitor.address,
  });
  return { reviewNo, outcome };
};
