import type { ReactNode } from 'react';
import type { AdField } from './ad-problems.ts';

const idOf = (field: AdField) => `ad-${field}`;

/** A place that the list of problems leads to. */
export function FieldBox({ field, className = '', children }: { field: AdField; className?: string; children: ReactNode }) {
  return (
    <div id={idOf(field)} className={`min-w-0 scroll-mt-24 ${className}`}>
      {children}
    </div>
  );
}

/** Puts the keyboard where something is to be mended. */
export function focusField(field: AdField): void {
  const box = document.getElementById(idOf(field));
  const control = box?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), textarea, button, a');
  control?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'center' });
}
