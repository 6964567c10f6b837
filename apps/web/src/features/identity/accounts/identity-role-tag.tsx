import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { identityRoleQuery } from '#queries/accounts/identity-role.query.ts';

const copper = 6;

/** What kind of member somebody is, as the exchange has it; a copper member learns that P2P is not for this account. */
export function IdentityRoleTag() {
  const t = useText('account');
  const role = useRead(identityRoleQuery);
  if (!role) return null;
  if (role.userIdentityFlag === copper) return <StatusTag tone="warning" label={t('role_copper')} />;
  return <StatusTag tone="info" label={t(role.isAgent ? 'role_agent' : 'role_ordinary')} />;
}
