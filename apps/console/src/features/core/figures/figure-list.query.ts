import type { CallOutput } from '@peerbourse/contract/call';
import { figureList } from '@peerbourse/contract/core/figures/figure-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type FigureRow = CallOutput<typeof figureList>['figures'][number];

export const figureListQuery = queryOptions({
  queryKey: ['figures/figure-list'],
  queryFn: ({ signal }) => call(figureList, {}, { signal }),
});
