import { resolveReview as resolveReviewCall } from '@peerbourse/contract/p2p/p2p-paymethods/resolve-review';
import { reviewQueue as reviewQueueCall } from '@peerbourse/contract/p2p/p2p-paymethods/review-queue';
import { templateList as templateListCall } from '@peerbourse/contract/p2p/p2p-paymethods/template-list';
import { templateVersions as templateVersionsCall } from '@peerbourse/contract/p2p/p2p-paymethods/template-versions';
import { writeTemplate as writeTemplateCall } from '@peerbourse/contract/p2p/p2p-paymethods/write-template';
import { route } from '#platform/http/serve.ts';
import { resolveReview } from './reviews/resolve-review.ts';
import { reviewQueue } from './reviews/review-queue.ts';
import { templateList } from './templates/template-list.ts';
import { templateVersions } from './templates/template-versions.ts';
import { writeTemplate } from './templates/write-template.ts';

export const routes = [
  route(templateListCall, templateList),
  route(templateVersionsCall, templateVersions),
  route(writeTemplateCall, writeTemplate),
  route(reviewQueueCall, reviewQueue),
  route(resolveReviewCall, resolveReview),
];
