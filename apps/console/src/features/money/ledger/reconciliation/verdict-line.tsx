import type { ReactNode } from 'react';
import { toneTint } from '#parts/tone.ts';
import { ToneIcon } from '#parts/tone-icon.tsx';
import type { LedgerVerdict } from './ledger-verdict.ts';

/** Green is a line among others. Red fills the width, is spoken, and says what to do. */
export function VerdictLine({ verdict, children }: { verdict: LedgerVerdict; children?: ReactNode }) {
  if (verdict.state === 'red') {
    return (
      <div role="alert" data-verdict="red" className="rounded-medium bg-down px-4 py-4 text-white tablet:px-5">
        <p className="flex items-start gap-3 text-20 font-semibold">
          <WarningSign />
          {verdict.message}
        </p>
        <p className="mt-1 ps-9 text-14">
          Coins may be missing or doubled. Stop what moves coins, decide no corrections, and find the cause before anything else.
        </p>
        {children && <div className="mt-1 ps-9 text-13">{children}</div>}
      </div>
    );
  }
  return (
    <div
      role="status"
      data-verdict={verdict.state}
      className={`flex min-h-11 items-start gap-2.5 rounded-medium px-4 py-2.5 text-14 ${toneTint[verdict.tone]}`}
    >
      <ToneIcon tone={verdict.tone} className="mt-[3px] size-4" />
      <div>
        <b className="font-semibold">{verdict.message}</b> {children}
      </div>
    </div>
  );
}

function WarningSign() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-1 size-6 shrink-0">
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" className="fill-white" />
      <path d="M8 4.4v4.4M8 11.4v.1" className="fill-none stroke-down stroke-2 [stroke-linecap:round]" />
    </svg>
  );
}
