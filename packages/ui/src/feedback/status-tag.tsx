import { type Tone, toneClasses } from './tone.ts';

/** A state as a word with its shape and its colour. */
export function StatusTag({ tone, label }: { tone: Tone; label: string }) {
  const { text, tint, Icon } = toneClasses[tone];
  return (
    <span
      className={`inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-small py-0.5 ps-1.5 pe-2 text-12 font-semibold ${text} ${tint}`}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0">{label}</span>
    </span>
  );
}
