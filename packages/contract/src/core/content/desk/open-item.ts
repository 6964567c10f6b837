import { defineCall } from '@peerbourse/contract/call';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { itemRow, itemVersion, publication, versionNumber } from '../item.shape.ts';
import { contentKind, itemName } from '../kind.shape.ts';

export const openItem = defineCall({
  area: 'content',
  name: 'open-item',
  path: '/v1/admin/content/open-item',
  summary: 'One item with one of its versions, the newest unless another is named, and its history',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ kind: contentKind, name: itemName, version: z.optional(versionNumber) }),
  output: z.extend(itemRow, {
    shown: itemVersion,
    versions: z.array(z.object({ version: versionNumber, author: z.string(), writtenAt: moment })),
    publications: z.array(publication),
  }),
  refusals: ['content.unknown'],
});
