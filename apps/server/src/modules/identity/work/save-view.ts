import type { saveView as call } from '@peerbourse/contract/identity/work/save-view';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { lockViews, viewsOf, writeView } from './work.table.ts';

const mostViews = 30;

/** The same name again replaces what it meant. */
export const saveView: Handler<typeof call> = async ({ tx, actor }, view) => {
  await lockViews(tx, actor.staffId);
  const others = (await viewsOf(tx, actor.staffId)).filter(({ name }) => name !== view.name);
  if (others.length >= mostViews) throw refuse('work.too-many-views');
  await writeView(tx, actor.staffId, view);
  return { views: await viewsOf(tx, actor.staffId) };
};
