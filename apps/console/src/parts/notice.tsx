import type { ReactNode } from 'react';
import { type Tone, toneTint } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

export interface NoticeProps {
  tone: Tone;
  /** Spoken at once, because it answers what the operator has just done. */
  isSpoken?: boolean;
  children: ReactNode;
}

export function Notice({ tone, isSpoken = true, children }: NoticeProps) {
  const role = tone === 'good' ? 'status' : 'alert';
  return (
    <div role={isSpoken ? role : undefined} className={`flex items-start gap-2.5 rounded-medium px-3.5 py-3 text-13 ${toneTint[tone]}`}>
      <ToneIcon tone={tone} className="mt-0.5 size-4" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
