import type { ReactNode } from 'react';

/** Lies over the page at its end edge and moves nothing. On a phone it stays above the tabs. */
export function CornerCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="fixed end-4 bottom-[calc(env(safe-area-inset-bottom)+4.5rem)] z-10 w-96 max-w-[calc(100vw-2rem)] animate-arrive rounded-large border border-line bg-canvas px-4 py-3 shadow-modal tablet:end-6 tablet:bottom-6"
    >
      {children}
    </aside>
  );
}
