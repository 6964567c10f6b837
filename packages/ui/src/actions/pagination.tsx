import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonSizes, buttonVariants, offClass } from './button-variant.ts';

/** Where a step leads: an address, so that it works before any script, or an action. */
export type PageStep = { href: string } | { onPress: () => void };

export interface PaginationProps {
  label: string;
  newerLabel: string;
  olderLabel: string;
  /** Left out when there is nothing that way. */
  newer?: PageStep | undefined;
  older?: PageStep | undefined;
  /** Between the two, such as the span of time that is shown. */
  children?: ReactNode;
}

/** Newer and older: lists are read from a place, not by number, since they grow while they are read. */
export function Pagination({ label, newerLabel, olderLabel, newer, older, children }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <Step step={newer}>
        <ChevronLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        {newerLabel}
      </Step>
      {children && (
        <span className="order-first basis-full text-center text-13 text-ink-soft tablet:order-none tablet:basis-auto">{children}</span>
      )}
      <Step step={older}>
        {olderLabel}
        <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
      </Step>
    </nav>
  );
}

function Step({ step, children }: { step: PageStep | undefined; children: ReactNode }) {
  const shape = `button-shape ${buttonSizes.small}`;
  if (!step) {
    return (
      <button type="button" disabled className={`${shape} ${offClass}`}>
        {children}
      </button>
    );
  }
  if ('href' in step) {
    return (
      <a href={step.href} className={`${shape} ${buttonVariants.secondary}`}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" onClick={step.onPress} className={`${shape} ${buttonVariants.secondary}`}>
      {children}
    </button>
  );
}
