import { identityRole } from '@peerbourse/contract/identity/accounts/identity-role';
import { queryOf } from '#base/api/query.ts';

export const identityRoleQuery = queryOf(identityRole, {}, { staleMs: 60_000 });
