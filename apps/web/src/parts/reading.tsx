import { ErrorState } from '@peerbourse/ui/feedback/error-state';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Refused } from '#api/failure.ts';
import type { Query } from '#api/query.ts';
import { optionsOf } from '#api/read.ts';
import { useText } from '#i18n/texts.tsx';

interface ReadingProps<Data> {
  query: Query<Data>;
  /** As large as what comes. */
  awaited: ReactNode;
  children: (found: Data) => ReactNode;
}

/** A part of a page that depends on one read: what came, what is on its way, or why it did not come and how to ask again. */
export function Reading<Data>({ query, awaited, children }: ReadingProps<Data>) {
  const t = useText('common');
  const { data, error, isFetching, refetch } = useQuery<Data>(optionsOf(query));
  if (data !== undefined) return children(data);
  if (!error) return awaited;
  return (
    <ErrorState
      title={t('error_title')}
      text={error instanceof Refused ? error.message : t('unreachable')}
      retry={{ label: t('try_again'), loadingLabel: t('try_again'), isLoading: isFetching, onPress: () => void refetch() }}
    />
  );
}
