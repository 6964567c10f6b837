import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { sourceTexts, versionNumber } from '../item.shape.ts';
import { contentKind, itemName } from '../kind.shape.ts';

export const writeVersion = defineCall({
  area: 'content',
  name: 'write-version',
  path: '/v1/admin/content/write-version',
  summary:
    'Writes a new version of an item, or its first one; what was read must still be the newest. Nothing is shown before it is published',
  role: 'admin',
  auth: 'staff',
  roles: ['editor'],
  changes: 'write',
  idempotent: true,
  bodyLimit: 4 * 1024 * 1024,
  input: z.strictObject({
    kind: contentKind,
    name: itemName,
    /** The version that the editor saw; 0 for an item that does not exist yet. */
    basedOn: z.int().check(z.nonnegative(), z.lt(2_147_483_647)),
    fields: z.record(z.string().check(z.maxLength(40)), z.json()),
    texts: sourceTexts,
  }),
  output: z.object({ version: versionNumber, dropped: z.array(z.string()) }),
  refusals: ['content.changed-meanwhile', 'content.bad-field', 'content.bad-text', 'content.english-missing', 'content.bad-name'],
});
