import { auditList as auditListCall } from '@peerbourse/contract/core/audit/audit-list';
import { checkAuditChain as checkAuditChainCall } from '@peerbourse/contract/core/audit/check-audit-chain';
import { exportEntries as exportEntriesCall } from '@peerbourse/contract/core/audit/export-entries';
import { route } from '#platform/http/serve.ts';
import { auditList } from './audit-list.ts';
import { checkAuditChain } from './check-audit-chain.ts';
import { exportEntries } from './export-entries.ts';

export const routes = [
  route(auditListCall, auditList),
  route(checkAuditChainCall, checkAuditChain),
  route(exportEntriesCall, exportEntries),
];
