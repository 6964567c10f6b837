import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { riskAnswer, riskRequest, riskRequestNo } from './request.shape.ts';

export const answerRequest = defineCall({
  area: 'risk',
  name: 'answer-request',
  path: '/v1/x/risk/answer-request',
  summary: 'Answers a request for information, once and in time; staff review it',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 600 },
  input: z.extend(riskAnswer, { requestNo: riskRequestNo }),
  output: riskRequest,
  refusals: ['risk.unknown-request', 'risk.request-over', 'risk.bad-file'],
});
