import type { StaffRole } from '@peerbourse/contract/call';

export const roleText: Record<StaffRole, string> = {
  editor: 'Editor',
  reader: 'Reader',
  decider: 'Decider',
  approver: 'Approver',
  risk: 'Risk',
  auditor: 'Auditor',
};
