import { successCodeOf } from '@peerbourse/contract/envelope';
import { type LocaleCode, localeOf, prefixOf } from '@peerbourse/contract/locales';
import { type RefusalId, refusals } from '@peerbourse/contract/refusals';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import type { NativeApp } from '#base/native/app.ts';
import { areaTexts } from '../../server/texts.ts';

/** One request as the transport gets it. */
export interface SentRequest {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Answers a request; a request that nobody answers stays under way. */
export type Answer = (request: SentRequest) => Response | Promise<Response> | undefined;

export interface PageOptions {
  code?: LocaleCode;
  /** The part of the page that is looked at. It is imported here, because every page has modules of its own. */
  part: () => Promise<ComponentType>;
  texts?: readonly string[];
  answer?: Answer;
  app?: Partial<NativeApp>;
  /** What the server writes on the html element besides the language. */
  marks?: Record<string, string>;
  search?: string;
  cookie?: string;
}

export interface OpenedPage extends RenderResult {
  /** Everything that was sent, in its order. */
  sent: SentRequest[];
  client: QueryClient;
}

/**
 * A part of a page inside of what surrounds it in the browser: the browser's client and cache, texts, messages and dialogs
 * of refusals. Only the transport is a stub.
 */
export async function openPage({
  code = 'en',
  part,
  texts = [],
  answer,
  app,
  marks = {},
  search = '',
  cookie,
}: PageOptions): Promise<OpenedPage> {
  vi.resetModules();
  const { htmlLang, direction, tag } = localeOf(code);
  startDocument(`${prefixOf(code)}/${search}`, { locale: code, ...marks }, cookie);
  Object.assign(document.documentElement, { lang: htmlLang, dir: direction });
  if (app) vi.stubGlobal('PeerbourseApp', app);
  const sent = stubTransport(answer);

  const [{ browserQueryClient }, { PageProvider, pageOfDocument }, { TextsProvider, textStore }, { setTextStore }] = await Promise.all([
    import('#site/calls/browser-client.ts'),
    import('#base/page.tsx'),
    import('#base/i18n/texts.tsx'),
    import('#base/i18n/current-store.ts'),
  ]);
  const { keepVisitMarks } = await import('#base/lib/visit-marks.ts');
  const { AfterFirstPaint } = await import('#shell/after-first-paint.tsx');
  keepVisitMarks(search);
  const Part = await part();
  const store = textStore(textsOf(['common', ...texts], code), () => new Promise(() => undefined));
  setTextStore(store, tag);
  const element = (
    <>
      <Part />
      <AfterFirstPaint />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    basename: prefixOf(code) || '/',
    initialEntries: [`${prefixOf(code)}/${search}`],
  });
  const view = render(
    <PageProvider page={pageOfDocument(document)}>
      <TextsProvider store={store}>
        <QueryClientProvider client={browserQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextsProvider>
    </PageProvider>,
  );
  onTestFinished(() => browserQueryClient().clear());
  return Object.assign(view, { sent, client: browserQueryClient() });
}

/** The texts of an area as the web server would send them. */
export function textsOf(areas: readonly string[], code: LocaleCode): Record<string, Record<string, string>> {
  return Object.fromEntries(areas.map((area) => [area, areaTexts(area, code)]));
}

/** A document without a past, as the server would have sent it. */
function startDocument(address: string, marks: Record<string, string>, cookie: string | undefined): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://127.0.0.1${address}`);
  localStorage.clear();
  sessionStorage.clear();
  for (const known of document.cookie.split('; ')) document.cookie = `${known.split('=')[0]}=; Path=/; Max-Age=0`;
  if (cookie) document.cookie = `${cookie}; Path=/`;
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(dataset, marks);
}

function stubTransport(answer: Answer | undefined): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', (path: string, { headers = {}, body, signal }: RequestInit = {}) => {
    const request = { path, headers: headers as Record<string, string>, body: typeof body === 'string' ? readJson(body) : body };
    sent.push(request);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const given = answer?.(request);
      if (given) resolve(given);
    });
  });
  return sent;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The answer of a call that did what it was asked. */
export function done(path: string, data: unknown): Response {
  return Response.json({ code: successCodeOf(path), data, msg: '', requestId: 'r-1' });
}

/** The answer of a call that refuses, in the words that the server has in this language. */
export function refused(id: RefusalId, code: LocaleCode = 'en', data: unknown = null): Response {
  return Response.json({ code: refusals[id].code, data, msg: refusalText(id, code), requestId: 'r-2' });
}

export function refusalText(id: RefusalId, code: LocaleCode): string {
  const key = id.replaceAll(/[.-]/g, '_');
  const text = textsOf(['refusals'], code).refusals?.[key];
  if (text === undefined) throw new Error(`the text refusals.${key} is missing`);
  return text;
}

export function status(number: number): Response {
  return Response.json({ code: 'x', data: null, msg: '', requestId: 'r-3' }, { status: number });
}

/** Waits while the clock of the page is a stub: it goes on with every look. */
export async function eventually(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 45_000, interval: 20 });
}
