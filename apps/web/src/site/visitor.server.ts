import { headers } from '@peerbourse/contract/headers';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import type { LocaleRow } from '@peerbourse/contract/locales';
import { createContext, RouterContextProvider } from 'react-router';
import { makePost, type Post } from '#base/api/call.ts';
import { measuredCarry, type TellRequest } from '#base/api/measured-carry.server.ts';
import { cookieIn } from '#base/lib/cookies.ts';
import type { NativeTarget } from '#base/native/interception.ts';
import { numbersOf, type Page } from '#base/page.tsx';
import type { MyAccount } from '#site/session/session-state.ts';

/** What one request brings into rendering. It lives as long as the request: nothing of a visitor is kept in the process. */
export interface Visit {
  page: Page;
  nonce: string;
  /** Calls for this visitor. */
  post: Post;
  /** Calls for nobody: what they answer may be given to everybody. */
  anonymousPost: Post;
  /** The visitor brings a cookie of a session; whether it still lives only the api knows. */
  mayHaveSession: boolean;
  /** Who asks, found out once for everything that one page needs. */
  account: () => Promise<MyAccount>;
  /** How long the page waits for the api. */
  waitMs: number;
  /** Called when the page goes without what was not there in time. */
  onIncomplete: () => void;
  /** What the visitor has chosen before; a page that is kept knows of no choice. */
  cookies: string;
  texts: (area: string) => Record<string, string>;
}

export const visitContext = createContext<Visit>();

export interface VisitOptions {
  locale: LocaleRow;
  nonce: string;
  textsVersion: string;
  texts: (area: string) => Record<string, string>;
  siteUrl: string;
  liveUrls: readonly string[];
  report?: Page['report'];
  isApp: boolean;
  nativeTarget?: NativeTarget;
  apiUrl: string;
  serviceToken: string;
  pageWaitMs: number;
  onRequest: TellRequest;
  onIncomplete: () => void;
  /** Missing for pages that are kept: they are rendered for nobody in particular. */
  visitor?: Visitor;
  mayHaveSession?: boolean;
}

interface Visitor {
  address: string;
  /** As the proxy in front knows it. */
  country?: string;
  cookie?: string;
  requestId: string;
}

const transportLimitMs = 200_000;

export function openVisit(options: VisitOptions): RouterContextProvider {
  const { locale, nonce, textsVersion, texts, siteUrl, liveUrls, visitor } = options;
  const service = { [headers.serviceToken]: options.serviceToken };
  const to = { baseUrl: options.apiUrl, locale, timeoutMs: transportLimitMs, carry: measuredCarry(options.onRequest) };
  const anonymousPost = makePost({ ...to, extraHeaders: service });
  const visitorPost = visitor ? makePost({ ...to, extraHeaders: { ...service, ...visitorHeaders(visitor) } }) : anonymousPost;
  const account = once(() => visitorPost(myAccount.path, {}) as Promise<MyAccount>);
  const post: Post = (path, input, more) => (path === myAccount.path ? account() : visitorPost(path, input, more));
  const context = new RouterContextProvider();
  const page: Page = {
    locale,
    ...numbersOf(cookieIn(visitor?.cookie ?? '', 'numbers')),
    textsVersion,
    siteUrl,
    liveUrls,
    isApp: options.isApp,
    ...(options.report ? { report: options.report } : {}),
    ...(options.nativeTarget ? { nativeTarget: options.nativeTarget } : {}),
  };
  const { mayHaveSession = false, pageWaitMs: waitMs, onIncomplete } = options;
  const cookies = visitor?.cookie ?? '';
  context.set(visitContext, { page, nonce, post, anonymousPost, mayHaveSession, account, waitMs, onIncomplete, cookies, texts });
  return context;
}

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

function visitorHeaders({ address, country, requestId, cookie }: Visitor): Record<string, string> {
  return {
    [headers.visitorAddress]: address,
    [headers.requestId]: requestId,
    ...(country === undefined ? {} : { [headers.visitorCountry]: country }),
    ...(cookie === undefined ? {} : { cookie }),
  };
}
