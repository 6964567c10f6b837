import type { ReactNode } from 'react';

/** The first thing in the tab order: seen only while it has the focus. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="sr-only rounded-medium bg-brand text-14 font-semibold text-white shadow-modal focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:px-4.5 focus:py-3"
    >
      {children}
    </a>
  );
}
