export interface Span {
  readonly first: number;
  readonly last: number;
}

/** What is read of a range of batches, in which order, and whether that is all of it. */
export interface Reading {
  readonly spans: readonly Span[];
  readonly isWhole: boolean;
}

/**
 * A range in spans of a few batches, at most so many of them from each of its ends. They come from outside to inside: whoever has to stop
 * early knows how it began and how it ended.
 */
export function batchSpans({ first, last }: Span, size: number, mostFromEachEnd: number): Reading {
  const spans: Span[] = [];
  let [from, to] = [first, last];
  for (let count = 0; count < 2 * mostFromEachEnd && from <= to; count += 1) {
    if (count % 2 === 0) {
      spans.push({ first: from, last: Math.min(to, from + size - 1) });
      from += size;
    } else {
      spans.push({ first: Math.max(from, to - size + 1), last: to });
      to -= size;
    }
  }
  return { spans, isWhole: from > to };
}
