import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Query } from '#base/api/query.ts';
import { optionsOf } from '#base/api/read.ts';

interface Found<Cursor> {
  nextCursor: Cursor | null;
}

interface Pages<Answer> {
  answers: readonly Answer[];
  isPending: boolean;
  /** Nothing where there are no older rows. */
  showOlder: (() => void) | undefined;
}

/** A list that grows at its end, page by page. */
export function useOrderPages<Cursor extends string, Answer extends Found<Cursor>>(
  queryAt: (cursor?: Cursor) => Query<Answer>,
): Pages<Answer> {
  const [cursors, setCursors] = useState<ReadonlyArray<Cursor | undefined>>([undefined]);
  const pages = useQueries({ queries: cursors.map((cursor) => optionsOf(queryAt(cursor))) });
  const answers = pages.map(({ data }) => data as Answer | undefined).filter((answer) => answer !== undefined);
  const next = answers.length === cursors.length ? answers.at(-1)?.nextCursor : undefined;
  return {
    answers,
    isPending: answers.length === 0,
    showOlder: next ? () => setCursors([...cursors, next]) : undefined,
  };
}
