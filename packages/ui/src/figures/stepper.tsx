import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Step {
  key: string;
  label: ReactNode;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** Its place in the list; behind the last one everything is done. */
  current: number;
  /** Spoken before a step that is behind, and before the one that is under way. */
  doneLabel: string;
  currentLabel: string;
}

const heads = {
  done: 'border-good bg-good text-white',
  current: 'border-brand bg-brand text-white',
  next: 'border-line-strong bg-sunken text-ink-soft',
} as const;

/** What is behind, what is now and what comes. On a phone the words stand under their numbers. */
export function Stepper({ label, steps, current, doneLabel, currentLabel }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-start tablet:items-center tablet:gap-2.5">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li
            key={step.key}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 px-0.5 text-center tablet:flex-none tablet:flex-row tablet:gap-2 tablet:px-0 tablet:text-start tablet:not-last:flex-auto"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute -start-1/2 top-3 ms-4 h-0.5 w-[calc(100%-32px)] tablet:hidden ${index <= current ? 'bg-good' : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`figure grid size-6.5 shrink-0 place-items-center rounded-full border text-12 font-semibold ${heads[state]}`}
            >
              {state === 'done' ? <Check size={14} strokeWidth={3} /> : index + 1}
            </span>
            <span
              className={`max-w-full text-12 wrap-anywhere hyphens-auto [word-break:auto-phrase] tablet:text-14 ${state === 'current' ? 'font-semibold text-ink' : 'font-medium text-ink-soft'}`}
            >
              {state !== 'next' && <span className="sr-only">{state === 'done' ? doneLabel : currentLabel} </span>}
              {step.label}
            </span>
            {index < steps.length - 1 && (
              <span aria-hidden="true" className={`hidden h-0.5 min-w-4 flex-1 tablet:block ${index < current ? 'bg-good' : 'bg-line'}`} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
