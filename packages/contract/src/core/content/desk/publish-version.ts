import { defineCall } from '@peerbourse/contract/call';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { publication, versionNumber } from '../item.shape.ts';
import { contentKind, itemName } from '../kind.shape.ts';

export const publishVersion = defineCall({
  area: 'content',
  name: 'publish-version',
  path: '/v1/admin/content/publish-version',
  summary:
    'Shows a version, an older one too, from now or from a time on, for good or until a time; it replaces every earlier decision about the item',
  role: 'admin',
  auth: 'staff',
  roles: ['editor'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    kind: contentKind,
    name: itemName,
    version: versionNumber,
    startsAt: z.optional(moment),
    endsAt: z.optional(moment),
  }),
  output: publication,
  refusals: ['content.unknown', 'content.bad-time'],
});
