import { defineCall } from '#call.ts';
import { caseName, caseFile as file } from './case.shape.ts';

export const caseFile = defineCall({
  area: 'work',
  name: 'case-file',
  path: '/v1/admin/work/case-file',
  summary: 'Who has a case and what members wrote about it; what names the reader is seen from then on, and reading notes is kept',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  input: caseName,
  output: file,
  refusals: ['work.unknown-case'],
});
