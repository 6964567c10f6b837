import type { ReactNode } from 'react';
import { Logo } from '#parts/logo.tsx';

/** What stands before the console: one card in the middle of an empty page. */
export function Entrance({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="w-full max-w-100 rounded-large border border-line bg-canvas p-6 shadow-float tablet:p-8">
        <Logo />
        <h1 className="mt-6 text-20 font-semibold">{title}</h1>
        <p className="mt-1 text-13 text-ink-soft">{note}</p>
        {children}
      </div>
    </main>
  );
}
