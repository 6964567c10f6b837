import { auditList as auditListCall } from '@peerbourse/contract/audit/audit-list';
import { checkAuditChain as checkAuditChainCall } from '@peerbourse/contract/audit/check-audit-chain';
import { answers } from '#platform/http/serve.ts';
import { auditList } from './audit-list.ts';
import { checkAuditChain } from './check-audit-chain.ts';

export const routes = [answers(auditListCall, auditList), answers(checkAuditChainCall, checkAuditChain)];
