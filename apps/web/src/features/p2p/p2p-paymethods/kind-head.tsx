import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { MethodMark } from './method-mark.tsx';

/** Which way to pay is being filled in, and for which currency. */
export function KindHead({ kind, fiat }: { kind: Pick<SavedMethod, 'iconUrl' | 'paymethodName'>; fiat: string }) {
  return (
    <div className="flex items-center gap-3">
      <MethodMark iconUrl={kind.iconUrl} />
      <p className="min-w-0 flex-1 text-16 font-semibold">
        {kind.paymethodName} <span className="font-normal text-ink-soft">{fiat}</span>
      </p>
    </div>
  );
}
