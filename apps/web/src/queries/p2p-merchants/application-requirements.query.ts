import { applicationRequirements } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { queryOf } from '#base/api/query.ts';

export const applicationRequirementsQuery = queryOf(applicationRequirements, {}, { staleMs: 5_000, meta: { showToast: false } });
