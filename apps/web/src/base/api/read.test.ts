import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeQueryClient, type Query, queryOf } from './query.ts';
import { useKnown, useRead } from './read.ts';

const query = queryOf(siteSettings, {}, { staleMs: 1_000 }) as unknown as Query<string>;
const nobody = async () => 'asked';

/** A cache as a page finds it, with what the server has read. */
function hydrated(data?: string) {
  const server = makeQueryClient(nobody);
  if (data !== undefined) server.setQueryData(query.queryKey, data);
  const client = makeQueryClient(nobody);
  hydrate(client, dehydrate(server));
  return client;
}

/** Rendered as the server does it, and as a part of the page is when it hydrates. */
function rendered(client: ReturnType<typeof hydrated>, useIt: typeof useRead): string {
  const Part = () => useIt(query) ?? 'nothing';
  return renderToString(createElement(QueryClientProvider, { client }, createElement(Part)));
}

describe.each([
  ['useRead', useRead],
  ['useKnown', useKnown],
])('a part that hydrates with %s', (_name, useIt) => {
  it('shows what the server has read', () => {
    expect(rendered(hydrated('first'), useIt)).toBe('first');
  });

  it('shows it even when newer data has come before', () => {
    const client = hydrated('first');
    client.setQueryData(query.queryKey, 'newer');
    expect(rendered(client, useIt)).toBe('first');
  });

  it('shows nothing where the server had nothing', () => {
    const client = hydrated();
    client.setQueryData(query.queryKey, 'newer');
    expect(rendered(client, useIt)).toBe('nothing');
  });
});
