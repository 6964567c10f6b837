import type { Query, QueryCache, QueryClient, QueryKey } from '@tanstack/react-query';

const renderedAnswers = new WeakMap<Query, unknown>();

/** Remembers what each entry was made with: for those of the first page that is what the server rendered from. */
export function rememberRenderedAnswers(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type === 'added' && query.state.data !== undefined) renderedAnswers.set(query, query.state.data);
  });
}

/** Undefined if the server had nothing, even though an answer has come since. */
export function renderedAnswerOf<Data>(client: QueryClient, queryKey: QueryKey): Data | undefined {
  const query = client.getQueryCache().find({ queryKey });
  return query && (renderedAnswers.get(query) as Data | undefined);
}
