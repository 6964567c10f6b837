import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { useMethodName } from '#parts/use-method-name.ts';
import { MethodMark } from './method-mark.tsx';

/** Which way to pay is being filled in, and for which currency. */
export function KindHead({ kind, fiat }: { kind: MethodName & { iconUrl: string }; fiat: string }) {
  const nameOf = useMethodName();
  return (
    <div className="flex items-center gap-3">
      <MethodMark iconUrl={kind.iconUrl} />
      <p className="min-w-0 flex-1 text-16 font-semibold">
        {nameOf(kind)} <span className="font-normal text-ink-soft">{fiat}</span>
      </p>
    </div>
  );
}
