import { dehydrate } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { visitContext } from '../visitor.server.ts';
import { fetchAll, type PageData, type PageNeeds } from './page-needs.ts';
import { makeQueryClient } from './query.ts';

const deadlineMs = 800;

/** For the first HTML. What is late is left out. */
export async function loadPage(context: Readonly<RouterContextProvider>, needs: PageNeeds): Promise<PageData> {
  const client = makeQueryClient(context.get(visitContext).post);
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, deadlineMs);
  });
  await Promise.race([fetchAll(client, needs), deadline]);
  clearTimeout(timer);
  return { queries: dehydrate(client) };
}
