import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { itemRow } from '../item.shape.ts';
import { contentKind } from '../kind.shape.ts';

export const itemList = defineCall({
  area: 'content',
  name: 'item-list',
  path: '/v1/admin/content/item-list',
  summary: 'Every item of a kind with where it stands',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ kind: contentKind }),
  output: z.object({ items: z.array(itemRow) }),
  refusals: [],
});
