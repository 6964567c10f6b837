import { headers } from '@peerbourse/contract/headers';
import type { LocaleRow } from '@peerbourse/contract/locales';
import { createContext, RouterContextProvider } from 'react-router';
import { makePost, type Post } from '#api/call.ts';
import type { NativeTarget } from '#native/interception.ts';
import type { Page } from '#shell/page.tsx';

/** What one request brings into rendering. It lives as long as the request: nothing of a visitor is kept in the process. */
export interface Visit {
  page: Page;
  nonce: string;
  post: Post;
  texts: (area: string) => Record<string, string>;
}

export const visitContext = createContext<Visit>();

export interface VisitOptions {
  locale: LocaleRow;
  nonce: string;
  textsVersion: string;
  texts: (area: string) => Record<string, string>;
  liveUrls: readonly string[];
  isApp: boolean;
  nativeTarget?: NativeTarget;
  apiUrl: string;
  serviceToken: string;
  /** Missing for pages that are kept: they are rendered for nobody in particular. */
  visitor?: { address: string; cookie?: string; requestId: string };
}

const transportLimitMs = 200_000;

export function openVisit(options: VisitOptions): RouterContextProvider {
  const { locale, nonce, textsVersion, texts, liveUrls, visitor } = options;
  const extraHeaders: Record<string, string> = { [headers.serviceToken]: options.serviceToken };
  if (visitor) {
    extraHeaders[headers.visitorAddress] = visitor.address;
    extraHeaders[headers.requestId] = visitor.requestId;
    if (visitor.cookie !== undefined) extraHeaders.cookie = visitor.cookie;
  }
  const post = makePost({ baseUrl: options.apiUrl, locale, timeoutMs: transportLimitMs, extraHeaders });
  const context = new RouterContextProvider();
  const page: Page = {
    locale,
    textsVersion,
    liveUrls,
    isApp: options.isApp,
    ...(options.nativeTarget ? { nativeTarget: options.nativeTarget } : {}),
  };
  context.set(visitContext, { page, nonce, post, texts });
  return context;
}
