import { expect, test } from 'vitest';
import { Refused, Unreachable } from './failure.ts';
import { fetchAll, type PageNeeds, statusOf } from './page-needs.ts';
import { makeQueryClient, type Query } from './query.ts';

const subject: Query<unknown> = { queryKey: ['/v1/x/content/document-text', { slug: 'a' }], staleTime: 0 };
const other: Query<unknown> = { queryKey: ['/v1/x/other', {}], staleTime: 0 };
const needs: PageNeeds = { texts: [], queries: [subject, other], subject };

async function statusWhen(answer: (path: string) => unknown, asked = needs): Promise<number | undefined> {
  const client = makeQueryClient(async (path) => answer(path));
  await fetchAll(client, asked);
  return statusOf(client, asked).status;
}

function refuse(path: string, code = '61501'): never {
  throw new Refused(path, { code, msg: '', data: null, requestId: '' });
}

function silence(path: string): never {
  throw new Unreachable(path, 'nobody answers');
}

test('what the api refuses is not there, and what it does not answer may be there', async () => {
  expect(await statusWhen(() => 'found')).toBeUndefined();
  expect(await statusWhen((path) => refuse(path))).toBe(404);
  expect(await statusWhen(silence)).toBeUndefined();
});

test('where search engines know the page for its subject, they are told to come again', async () => {
  expect(await statusWhen(silence, { ...needs, isIndexed: true })).toBe(503);
  expect(await statusWhen(() => 'found', { ...needs, isIndexed: true })).toBeUndefined();
});

test('an address that nothing can have is a page that is not there', async () => {
  expect(await statusWhen((path) => refuse(path, '40001'), { ...needs, missing: ['61501'], isIndexed: true })).toBe(404);
});

test('a refusal that is not about the subject leaves the page in its place', async () => {
  expect(await statusWhen((path) => refuse(path), { ...needs, missing: ['61501'] })).toBe(404);
  expect(await statusWhen((path) => refuse(path), { ...needs, missing: ['63001'] })).toBeUndefined();
});

test('only what the page is about decides', async () => {
  expect(await statusWhen((path) => (path === subject.queryKey[0] ? 'found' : refuse(path)))).toBeUndefined();
  expect(await statusWhen(silence, { texts: [], queries: [other] })).toBeUndefined();
});

test('what was there and is refused now is not there any more', async () => {
  let isThere = true;
  const client = makeQueryClient(async (path) => (isThere ? 'found' : refuse(path)));
  await fetchAll(client, needs);
  isThere = false;
  await fetchAll(client, needs);
  expect(statusOf(client, needs)).toEqual({ status: 404 });
});
