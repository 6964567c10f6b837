import { prefixOf } from '@peerbourse/contract/locales';
import { type RouterContextProvider, redirect } from 'react-router';
import { Refused } from '#base/api/failure.ts';
import type { PageData, PageNeeds } from '#base/api/page-needs.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { type Visit, visitContext } from '../visitor.server.ts';
import { addressWithin, loginAddressFor } from './login-address.ts';

interface Ask {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** For the loader of a page for members: a guest is sent to the login page, which leads back. */
export async function loadPrivatePage({ request, context }: Ask, needs: PageNeeds): Promise<PageData> {
  const visit = context.get(visitContext);
  const [isGuest, data] = await Promise.all([isCertainlyGuest(visit), visit.mayHaveSession ? loadPage(context, needs) : undefined]);
  if (isGuest || !data) throw redirect(loginAddressFor(addressWithin(request.url, prefixOf(visit.page.locale.code))));
  return data;
}

/** For the loader of a login page: a member who comes without a return address goes home at once; with one the browser knows the way. */
export async function loadAuthPage({ request, context }: Ask, needs: PageNeeds): Promise<PageData> {
  const visit = context.get(visitContext);
  const data = loadPage(context, needs);
  const isBound = new URL(request.url).searchParams.has('from');
  if (!isBound && visit.mayHaveSession && (await isCertainlyMember(visit))) throw redirect('/');
  return await data;
}

async function isCertainlyMember({ account }: Visit): Promise<boolean> {
  return await account().then(
    ({ userInfo }) => userInfo !== null,
    () => false,
  );
}

/** A refusal says that the session is over. When nobody answers in time the page is given without its data: the browser asks again. */
async function isCertainlyGuest({ mayHaveSession, account, waitMs }: Visit): Promise<boolean> {
  if (!mayHaveSession) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs);
  });
  const isNobody = account().then(
    ({ userInfo }) => userInfo === null,
    (error: unknown) => error instanceof Refused,
  );
  const isGuest = await Promise.race([isNobody, late]);
  clearTimeout(timer);
  return isGuest ?? false;
}
