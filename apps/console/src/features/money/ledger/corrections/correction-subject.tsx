import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { CopiedId } from '../copied-id.tsx';
import { fragmentOf } from '../ledger-address.ts';

/** Whose coins are corrected, with the way to their accounts. */
export function CorrectionSubject({ correction: { userId } }: { correction: Pick<Correction, 'userId'> }) {
  const href = fragmentOf({ page: 'accounts', userId: userId ?? undefined });
  if (userId !== null) return <CopiedId id={userId} name={`Copy the user id ${userId}`} href={href} />;
  return (
    <a href={href} className="text-brand underline underline-offset-3 hover:no-underline">
      The house
    </a>
  );
}
