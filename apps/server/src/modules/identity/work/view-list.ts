import type { viewList as call } from '@peerbourse/contract/identity/work/view-list';
import type { Handler } from '#platform/http/serve.ts';
import { viewsOf } from './work.table.ts';

export const viewList: Handler<typeof call> = async ({ db, actor }) => ({ views: await viewsOf(db, actor.staffId) });
