import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { securityOverviewAnswer } from './overview.shape.ts';

export const securityOverview = defineCall({
  area: 'security',
  name: 'security-overview',
  path: '/v1/x/security/security-overview',
  summary: 'How the account is protected, and what is missing',
  role: 'api',
  auth: 'main',
  changes: 'read',
  ssr: true,
  input: empty,
  output: securityOverviewAnswer,
  refusals: [],
});
