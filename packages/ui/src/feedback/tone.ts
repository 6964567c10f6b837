import { CircleAlert, CircleCheck, CircleDashed, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** What something means to its reader. Each has a colour and a shape of its own, so that neither is needed alone. */
export type Tone = 'info' | 'success' | 'warning' | 'error' | 'quiet';

interface ToneClasses {
  text: string;
  tint: string;
  Icon: LucideIcon;
}

export const toneClasses: Record<Tone, ToneClasses> = {
  info: { text: 'text-brand', tint: 'bg-brand-tint', Icon: Info },
  success: { text: 'text-good', tint: 'bg-good-tint', Icon: CircleCheck },
  warning: { text: 'text-warn', tint: 'bg-warn-tint', Icon: TriangleAlert },
  error: { text: 'text-bad', tint: 'bg-bad-tint', Icon: CircleAlert },
  quiet: { text: 'text-ink-soft', tint: 'bg-sunken', Icon: CircleDashed },
};
