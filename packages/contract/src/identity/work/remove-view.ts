import { defineCall } from '#call.ts';
import { namedView, savedViews } from './view.shape.ts';

export const removeView = defineCall({
  area: 'work',
  name: 'remove-view',
  path: '/v1/admin/work/remove-view',
  summary: 'A member of staff removes a view of their own',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  input: namedView,
  output: savedViews,
  refusals: [],
});
