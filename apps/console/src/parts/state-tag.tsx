import { type Tone, toneText, toneTint } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

/** A state as a word with its shape and colour. */
export function StateTag({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center gap-1.5 rounded-small ps-1.5 pe-2 text-12 font-semibold whitespace-nowrap ${toneTint[tone]} ${toneText[tone]}`}
    >
      <ToneIcon tone={tone} className="size-3.5" />
      {label}
    </span>
  );
}
