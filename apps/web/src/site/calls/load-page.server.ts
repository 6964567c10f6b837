import { dehydrate } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import type { Post } from '#base/api/call.ts';
import { fetchAll, type PageData, type PageNeeds, statusOf } from '#base/api/page-needs.ts';
import { makeQueryClient } from '#base/api/query.ts';
import { SharedAnswers } from '#base/api/shared-answers.server.ts';
import { type Visit, visitContext } from '#site/visitor.server.ts';

const sharedAnswers = new SharedAnswers();

/** For the first HTML. What is late is left out. */
export async function loadPage(context: Readonly<RouterContextProvider>, needs: PageNeeds): Promise<PageData> {
  const visit = context.get(visitContext);
  const client = makeQueryClient(postFor(visit, needs));
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      visit.onIncomplete();
      resolve();
    }, visit.waitMs);
  });
  await Promise.race([fetchAll(client, needs), deadline]);
  clearTimeout(timer);
  return { queries: dehydrate(client), ...statusOf(client, needs) };
}

/** The same for a page about one thing, with the status that says whether it is there. */
export async function loadSubject(context: Readonly<RouterContextProvider>, needs: PageNeeds) {
  const page = await loadPage(context, needs);
  return data(page, { status: page.status ?? 200 });
}

function postFor({ page, post, anonymousPost }: Visit, { queries }: PageNeeds): Post {
  const shared = new Set(queries.filter(({ isShared }) => isShared).map(({ queryKey }) => queryKey[0]));
  return (path, input) => (shared.has(path) ? sharedAnswers.get(page.locale.languageKey, path, input, anonymousPost) : post(path, input));
}
