import { toneText } from '#parts/tone.ts';
import { ToneIcon } from '#parts/tone-icon.tsx';
import { fragmentOf } from './ledger-address.ts';
import { useLedgerVerdict } from './reconciliation/use-ledger-verdict.ts';

/** In the top bar, whichever page of the ledger is open. */
export function LedgerState() {
  const { tone, short } = useLedgerVerdict();
  return (
    <a
      href={fragmentOf({ page: 'reconciliation' })}
      className="flex h-10 items-center gap-2 text-13 whitespace-nowrap underline-offset-3 hover:underline"
    >
      <ToneIcon tone={tone} className="size-3.5" />
      <span className={`font-semibold ${toneText[tone]}`}>{short}</span>
    </a>
  );
}
