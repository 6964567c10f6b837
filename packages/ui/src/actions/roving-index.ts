export interface RovingWay {
  axis: 'row' | 'column';
  isRightToLeft: boolean;
}

/** Where a key leads from one of `count` things; undefined when the key is not about moving. The ends meet. */
export function rovingIndex(key: string, current: number, count: number, { axis, isRightToLeft }: RovingWay): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = axis === 'column' ? 'ArrowDown' : isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = axis === 'column' ? 'ArrowUp' : isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  // From nothing chosen, back leads to the last one.
  if (key === back) return (Math.max(current, 0) - 1 + count) % count;
  return undefined;
}

/** The next thing whose label begins with the typed letter, after the current one; undefined when there is none. */
export function typedIndex(letter: string, current: number, labels: readonly string[]): number | undefined {
  if (Array.from(letter).length !== 1 || letter === ' ') return undefined;
  const wanted = letter.toLowerCase();
  const order = labels.map((_, step) => (current + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(wanted));
}
