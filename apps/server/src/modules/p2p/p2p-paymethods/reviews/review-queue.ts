import type { reviewQueue as call } from '@peerbourse/contract/p2p/p2p-paymethods/review-queue';
import { masked } from '@peerbourse/rules/masking';
import { maskedValue } from '@peerbourse/rules/paymethods/method-field';
import type { Handler } from '#platform/http/serve.ts';
import type { Keys } from '#platform/keys.ts';
import { must } from '#platform/refusal.ts';
import { decryptValues } from '../method-values.ts';
import { selectTemplatesByIds, type Template } from '../templates/template.table.ts';
import { methodsOfReviews, openReviews, type ReviewedMethod, waitingReviews } from './review.table.ts';

export const reviewQueue: Handler<typeof call> = async ({ db, config }, { after, limit }) => {
  // One more than is shown, to know whether there is a next page.
  const [rows, waiting] = await Promise.all([openReviews(db, after, limit + 1), waitingReviews(db)]);
  const shown = rows.slice(0, limit);
  const methods = await methodsOfReviews(
    db,
    shown.map(({ id }) => id),
  );
  const templates = await selectTemplatesByIds(db, [...new Set(methods.map(({ templateId }) => templateId))]);
  return {
    reviews: shown.map(({ id, reviewNo, openedAt }) => ({
      reviewNo,
      openedAt: openedAt.toISOString(),
      methods: methods.filter(({ reviewId }) => reviewId === id).map((method) => reviewedView(config.keys, method, templates)),
    })),
    next: rows.length > limit ? (shown.at(-1)?.reviewNo ?? null) : null,
    waiting,
  };
};

function reviewedView(keys: Keys, method: ReviewedMethod, templates: readonly Template[]) {
  const template = templates.find(({ id }) => id === method.templateId);
  must(template, 'templates are never removed');
  const values = decryptValues(keys, method);
  const account = template.fields.filter(({ isAccount, name }) => isAccount && values[name] !== undefined);
  return {
    userPaymethodId: method.methodNo,
    userId: method.userId,
    holderName: method.holderName
      .split(' ')
      .map((part) => masked(part, 1))
      .join(' '),
    paymethodName: template.name,
    fiatCode: method.fiat,
    account: account.map(({ name, mask }) => maskedValue(mask, values[name] ?? '')).join(' '),
    state: method.state,
    createdAt: method.createdAt.toISOString(),
  };
}
