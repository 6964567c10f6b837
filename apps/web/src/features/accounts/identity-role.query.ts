import { identityRole } from '@peerbourse/contract/accounts/identity-role';
import { queryOf } from '#api/query.ts';

export const identityRoleQuery = queryOf(identityRole, {}, { staleMs: 60_000 });
