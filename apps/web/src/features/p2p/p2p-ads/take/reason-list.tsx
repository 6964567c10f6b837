import type { EligibilityReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Link } from '#base/links/link.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';

/** Everything that stands in the way, each with what can be done. */
export function ReasonList({ reasons }: { reasons: readonly EligibilityReason[] }) {
  const textOf = useReasonText();
  return (
    <ul className="grid gap-1">
      {reasons.map(textOf).map(({ long, fix }) => (
        <li key={long} className="flex flex-wrap items-center justify-between gap-x-4">
          <span>{long}</span>
          {fix && (
            <Link to={fix.to} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline mouse:min-h-8">
              {fix.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
