import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OwnVersion } from '#features/p2p/shared/use-order-command.ts';
import { titleId } from './pieces/order-card.tsx';
import { playChime } from './time/order-sound.ts';

/** Says what the order has become when it changes, and makes itself heard when it was the other side. */
export function OrderNews({ version, title, children }: { version: number; title: string; children: ReactNode }) {
  const known = useRef(version);
  const own = useRef(version);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (version <= known.current) return;
    known.current = version;
    setSaid(title);
    // What had the focus may be gone with the state before.
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus({ preventScroll: true });
    if (version !== own.current) playChime();
  }, [version, title]);
  return (
    <OwnVersion
      value={(next) => {
        own.current = next;
      }}
    >
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      {children}
    </OwnVersion>
  );
}
