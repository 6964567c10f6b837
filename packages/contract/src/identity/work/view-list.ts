import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { savedViews } from './view.shape.ts';

export const viewList = defineCall({
  area: 'work',
  name: 'view-list',
  path: '/v1/admin/work/view-list',
  summary: 'Views that a member of staff has saved: names for places of the console with their filters',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({}),
  output: savedViews,
  refusals: [],
});
