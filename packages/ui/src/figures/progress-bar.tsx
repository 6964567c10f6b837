import { type ReactNode, useId } from 'react';

const tones = {
  brand: '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand',
  good: '[&::-moz-progress-bar]:bg-good [&::-webkit-progress-value]:bg-good',
  warn: '[&::-moz-progress-bar]:bg-warn [&::-webkit-progress-value]:bg-warn',
} as const;

export interface ProgressBarProps {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** 0 to 1. */
  value: number;
  /** The value as people read it, such as "3 of 4 done". */
  text?: ReactNode;
  tone?: keyof typeof tones | undefined;
  size?: 'small' | 'medium' | undefined;
}

/** How much of something is done. */
export function ProgressBar({ label, isLabelHidden = false, value, text, tone = 'brand', size = 'medium' }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className={isLabelHidden && !text ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-13'}>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
          {label}
        </label>
        {text && <span className="text-ink-soft">{text}</span>}
      </div>
      <progress
        id={id}
        max={1}
        value={Math.min(1, Math.max(0, value))}
        className={`block w-full appearance-none overflow-hidden rounded-full bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full ${tones[tone]} ${size === 'small' ? 'h-1' : 'h-2'}`}
      />
    </div>
  );
}
