import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { riskRequest, riskRequestNo } from './request.shape.ts';

export const requestDetail = defineCall({
  area: 'risk',
  name: 'request-detail',
  path: '/v1/x/risk/request-detail',
  summary: 'A request for information that the person was sent: what is asked, until when, and what was answered',
  role: 'api',
  auth: 'user',
  changes: 'read',
  input: z.strictObject({ requestNo: riskRequestNo }),
  output: riskRequest,
  refusals: ['risk.unknown-request'],
});
