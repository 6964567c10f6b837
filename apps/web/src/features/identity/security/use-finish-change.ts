import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#base/toasts/toasts.ts';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { securityOverviewQuery } from '#queries/security/security-overview.query.ts';

/** After a change of security: pages read again how the account is protected, and a message says what was done. */
export function useFinishChange(onClose: () => void): (message: string) => void {
  const client = useQueryClient();
  return (message) => {
    void client.invalidateQueries({ queryKey: securityOverviewQuery.queryKey });
    void client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
    showToast('success', message);
    onClose();
  };
}
