import { WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { type Tone, toneClasses } from './tone.ts';

export interface BannerProps {
  /** `offline` has its own sign. */
  tone: Tone | 'offline';
  children: ReactNode;
  action?: ReactNode;
  /** Without it the banner stays. */
  close?: { label: string; onPress: () => void } | undefined;
  /** A box among others, or a strip across the page. */
  shape?: 'box' | 'strip' | undefined;
  /** Spoken when it appears; a notice that was there with the page is not. */
  isSpoken?: boolean | undefined;
}

const offline = { text: 'text-white', tint: 'bg-ink text-white', Icon: WifiOff } as const;

export function Banner({ tone, children, action, close, shape = 'box', isSpoken = false }: BannerProps) {
  const { text, tint, Icon } = tone === 'offline' ? offline : toneClasses[tone];
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div
      role={isSpoken ? role : undefined}
      className={`flex items-start gap-2.5 text-14 ${tint} ${shape === 'box' ? 'rounded-medium px-3.5' : 'px-4 tablet:px-6'} ${close ? 'py-1' : 'py-3'}`}
    >
      <Icon size={18} aria-hidden="true" className={`shrink-0 ${text} ${close ? 'mt-3 mouse:mt-2' : 'mt-0.5'}`} />
      <div className={`flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 ${close ? 'py-2.5 mouse:py-1.5' : ''}`}>
        <div className="min-w-0 wrap-anywhere [word-break:auto-phrase]">{children}</div>
        {action}
      </div>
      {close && (
        <IconButton
          size="small"
          label={close.label}
          icon={<X size={16} />}
          onClick={close.onPress}
          className={`-me-2 ${tone === 'offline' ? 'text-white' : ''}`}
        />
      )}
    </div>
  );
}
