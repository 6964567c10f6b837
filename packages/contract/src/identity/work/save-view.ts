import { defineCall } from '#call.ts';
import { newView, savedViews } from './view.shape.ts';

export const saveView = defineCall({
  area: 'work',
  name: 'save-view',
  path: '/v1/admin/work/save-view',
  summary: 'A member of staff keeps a place of the console under a name; the same name again replaces it',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  input: newView,
  output: savedViews,
  refusals: ['work.too-many-views'],
});
