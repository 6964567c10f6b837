import type { removeView as call } from '@peerbourse/contract/identity/work/remove-view';
import type { Handler } from '#platform/http/serve.ts';
import { deleteView, viewsOf } from './work.table.ts';

/** One that is gone already, or somebody else's, is not there afterwards either. */
export const removeView: Handler<typeof call> = async ({ tx, actor }, { viewId }) => {
  await deleteView(tx, actor.staffId, viewId);
  return { views: await viewsOf(tx, actor.staffId) };
};
