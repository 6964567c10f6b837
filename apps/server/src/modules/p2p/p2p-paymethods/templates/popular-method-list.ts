import type { popularMethodList as call } from '@peerbourse/contract/p2p/p2p-paymethods/popular-method-list';
import type { Handler } from '#platform/http/serve.ts';
import { selectPopular } from './template.table.ts';
import { methodKindView } from './template.view.ts';

export const popularMethodList: Handler<typeof call> = async ({ db }, { fiatCode, limit }) => {
  const templates = await selectPopular(db, fiatCode, limit);
  return { paymethods: templates.map(methodKindView) };
};
