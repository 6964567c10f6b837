import { CopiedId } from '../copied-id.tsx';
import { fragmentOf } from '../ledger-address.ts';

export function AccountLink({ accountId }: { accountId: string }) {
  return <CopiedId id={accountId} name={`Copy the account id ${accountId}`} href={fragmentOf({ page: 'account', accountId })} />;
}
