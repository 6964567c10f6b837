import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { publication } from '../item.shape.ts';
import { contentKind, itemName } from '../kind.shape.ts';

export const withdrawItem = defineCall({
  area: 'content',
  name: 'withdraw-item',
  path: '/v1/admin/content/withdraw-item',
  summary: 'Takes an item from the site, with whatever was scheduled for it',
  role: 'admin',
  auth: 'staff',
  roles: ['editor'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ kind: contentKind, name: itemName }),
  output: publication,
  refusals: ['content.unknown'],
});
