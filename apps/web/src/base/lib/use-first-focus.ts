import { type RefObject, useEffect, useRef } from 'react';

/** What comes in place of something that had the focus takes it over: its first field, or the piece as a whole. */
export function useFirstFocus<Piece extends HTMLElement>(): RefObject<Piece | null> {
  const piece = useRef<Piece>(null);
  useEffect(() => {
    const field = piece.current?.querySelector<HTMLElement>('input:not([readonly]), select');
    (field ?? piece.current)?.focus();
  }, []);
  return piece;
}
