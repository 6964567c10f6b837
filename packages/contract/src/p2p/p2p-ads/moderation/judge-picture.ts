import { defineCall } from '@peerbourse/contract/call';
import { fileId } from '@peerbourse/contract/core/files/file.shape';
import { actReason } from '@peerbourse/contract/identity/customers/customer.shape';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { pictureState } from '../ad.shape.ts';

export const judgePicture = defineCall({
  area: 'p2p-ads',
  name: 'judge-picture',
  path: '/v1/admin/p2p-ads/judge-picture',
  summary: 'Shows a picture of an ad to everybody, or keeps it from them',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({ adNo, fileId, isFine: z.boolean(), note: actReason }),
  output: z.object({ adNo, fileId, state: pictureState }),
  refusals: ['p2p-ads.unknown-ad'],
});
