import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import type { QueryClient } from '@tanstack/react-query';
import { terminalCode } from '#lib/terminal.ts';
import { pageOfDocument } from '#shell/page.tsx';
import { makePost, type Post } from './call.ts';
import { makeQueryClient } from './query.ts';

const timeoutMs = 20_000;

let made: Post | undefined;
let client: QueryClient | undefined;

const post: Post = (path, input, more) => {
  made ??= makePost({ baseUrl: '', locale: pageOfDocument(document).locale, timeoutMs, extraHeaders: terminalHeaders() });
  return made(path, input, more);
};

function terminalHeaders(): Record<string, string> {
  const code = terminalCode();
  return { [headers.terminalCode]: code, [headers.deviceId]: code };
}

/** A call from the browser, in the language of the page. Whoever may repeat an act keeps its key and gives it again. */
export function browserCall<C extends Call>(call: C, input: CallInput<C>, key: string = crypto.randomUUID()): Promise<CallOutput<C>> {
  return post(call.path, input, call.idempotent ? { [headers.idempotencyKey]: key } : {}) as Promise<CallOutput<C>>;
}

/** The browser's one cache. On the server every request has its own. */
export function browserQueryClient(): QueryClient {
  client ??= makeQueryClient(post);
  return client;
}
