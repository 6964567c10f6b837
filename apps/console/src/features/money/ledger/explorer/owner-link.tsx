import { CopiedId } from '../copied-id.tsx';
import { fragmentOf } from '../ledger-address.ts';

/** Whose account it is; the way to all of the owner's. */
export function OwnerLink({ userId }: { userId: string | null }) {
  if (userId !== null) {
    return <CopiedId id={userId} name={`Copy the user id ${userId}`} href={fragmentOf({ page: 'accounts', userId })} />;
  }
  return (
    <a href={fragmentOf({ page: 'accounts', userId: undefined })} className="text-brand underline underline-offset-3 hover:no-underline">
      House
    </a>
  );
}
