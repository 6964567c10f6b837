import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import type { QueryClient } from '@tanstack/react-query';
import { type Carry, hoursAheadOfUtc, makePost, type Post, type PostMore } from '#base/api/call.ts';
import { isFailure } from '#base/api/failure.ts';
import { persistently } from '#base/api/persistently.ts';
import { makeQueryClient } from '#base/api/query.ts';
import { terminalCode } from '#base/lib/terminal.ts';
import { adTrack, campaign } from '#base/lib/visit-marks.ts';
import { type NativeApp, nativeApp } from '#base/native/app.ts';
import { pageOfDocument } from '#base/page.tsx';

const timeoutMs = 20_000;

let made: Post | undefined;
let client: QueryClient | undefined;

const post: Post = (path, input, more) => {
  const app = nativeApp();
  made ??= makePost({
    baseUrl: '',
    locale: pageOfDocument(document).locale,
    timeoutMs,
    extraHeaders: deviceHeaders(),
    ...(app?.request ? { carry: throughApp(app) } : {}),
  });
  return made(path, input, more);
};

/** Only pages inside the app need the bridge. */
function throughApp(app: NativeApp): Carry {
  return async (ask) => (await import('#base/native/bridge.ts')).bridgeCarry(app)(ask);
}

/** What tells this browser from others is random, made here, and gone with the site's storage. */
function deviceHeaders(): Record<string, string> {
  const code = terminalCode();
  return {
    [headers.terminalCode]: code,
    [headers.deviceId]: code,
    [headers.fingerprint]: code,
    [headers.theme]: 'standard',
    [headers.securityNew]: 'true',
    [headers.useNewPwdVersion]: 'true',
    [headers.timeZone]: String(hoursAheadOfUtc()),
    ...adTrack(),
    ...campaign(),
  };
}

/** What is done about failures is no part of the first paint. */
const reactions = () => import('#site/calls/react-to-failure.ts');

export interface CallOptions {
  /** Whoever may repeat an act keeps its key and gives it again. */
  key?: string;
  showToast?: boolean;
}

/** What a page gives: the name of the key that closes sealed fields is found out on the way. */
export type Asked<C extends Call> =
  CallInput<C> extends infer Input ? (Input extends { secretKey: string } ? Omit<Input, 'secretKey'> : Input) : never;

/** A call from the browser, in the language of the page. A failure is shown and thrown. */
export async function browserCall<C extends Call>(
  call: C,
  input: Asked<C>,
  { key = crypto.randomUUID(), showToast = true }: CallOptions = {},
): Promise<CallOutput<C>> {
  if (call.changes === 'write' && !navigator.onLine) throw (await reactions()).failOffline(call.path);
  const more = { headers: { ...call.sends, ...(call.idempotent ? { [headers.idempotencyKey]: key } : {}) } };
  const send = () => (isGuarded(call) ? postGuarded(call, input, more) : post(call.path, input, more)) as Promise<CallOutput<C>>;
  try {
    return await (call.idempotent ? persistently(send) : send());
  } catch (error) {
    if (isFailure(error)) (await reactions()).reactToFailure(error, { showToast, isAct: call.idempotent });
    throw error;
  }
}

/** Sealed fields and proofs of work belong to few calls, so their code comes with the first of them. */
function isGuarded({ sealed, refusals }: Call): boolean {
  return sealed.length > 0 || refusals.includes('security.proof-needed');
}

async function postGuarded(call: Call, input: unknown, more: PostMore): Promise<unknown> {
  return await (await import('#base/api/guarded-post.ts')).guardedPost(post, call, input as Record<string, unknown>, more);
}

/** The browser's one cache. On the server every request has its own. */
export function browserQueryClient(): QueryClient {
  client ??= makeQueryClient(post, (failure, { log, showToast }) => {
    if (log !== undefined) console.log(log);
    void reactions().then(({ reactToFailure }) => reactToFailure(failure, { showToast: log === undefined && showToast !== false }));
  });
  return client;
}
