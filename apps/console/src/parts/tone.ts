/** How good something is; each tone has a colour and a shape of its own, so that neither is needed alone. */
export type Tone = 'good' | 'watch' | 'bad' | 'quiet';

export const toneText: Record<Tone, string> = {
  good: 'text-up',
  watch: 'text-warn',
  bad: 'text-down',
  quiet: 'text-ink-soft',
};

export const toneTint: Record<Tone, string> = {
  good: 'bg-up-tint',
  watch: 'bg-warn-tint',
  bad: 'bg-down-tint',
  quiet: 'bg-sunken',
};
