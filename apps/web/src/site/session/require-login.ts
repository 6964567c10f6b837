import { prefixOf } from '@peerbourse/contract/locales';
import { redirect } from 'react-router';
import { Refused } from '#base/api/failure.ts';
import type { PageData, PageNeeds } from '#base/api/page-needs.ts';
import { optionsOf } from '#base/api/read.ts';
import { pageOfDocument } from '#base/page.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { browserQueryClient } from '#site/calls/browser-client.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { addressWithin, loginAddressFor } from './login-address.ts';
import { loginCookie } from './login-cookie.ts';
import type { MyAccount } from './session-state.ts';

/** For the clientLoader of a page for members: a guest goes to the login page, which leads back. */
export async function requireLogin({ url }: Request): Promise<void> {
  if (!loginCookie.isThere()) throw toLogin(url);
  const ask = browserQueryClient().fetchQuery<MyAccount>({ ...optionsOf(myAccountQuery), retry: false });
  // A refusal says that the session is over; whoever cannot be reached says nothing.
  const isGuest = await ask.then(
    ({ userInfo }) => userInfo === null,
    (error: unknown) => error instanceof Refused,
  );
  if (isGuest) throw toLogin(url);
}

/** A page for members that was asked for in the browser. */
export async function visitPrivatePage(request: Request, needs: PageNeeds): Promise<PageData> {
  await requireLogin(request);
  return await visitPage(needs);
}

function toLogin(url: string): Response {
  return redirect(loginAddressFor(addressWithin(url, prefixOf(pageOfDocument(document).locale.code))));
}
