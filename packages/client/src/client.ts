import type { CallOptions, CallRow } from './call-row.ts';
import { type Calls, rows } from './generated/calls.gen.ts';
import { LiveSocket, type SocketFactory } from './live/live-socket.ts';
import { Sender } from './send.ts';
import { type ApiKey, signerOf } from './sign-request.ts';

export interface ClientOptions {
  /** The origin of the exchange, as `https://exchange.example`. */
  url: string;
  /** Without one only public calls are answered. */
  key?: ApiKey;
  /** The language of the words in refusals, as `de_DE`. English if nothing is said. */
  language?: string;
  /** For how long one answer is waited for; 20 seconds if nothing is said. */
  timeoutMs?: number;
  /** In place of the one that the platform has. */
  fetch?: typeof fetch;
  /** Where the live socket is, if it is not at `/live` of the origin. */
  liveUrl?: string;
  /** Opens sockets where the platform has no WebSocket, as Node.js 20: `(url) => new WebSocket(url)` of the package `ws`. */
  openSocket?: SocketFactory;
}

/** Every call by area and name, and the live socket. */
export type Client = Calls & { openLive: () => LiveSocket };

/** A client of one exchange for one key. It keeps nothing but its clock and a sealing key, so one is enough for a whole program. */
export function openClient({ url, key, language = 'en_US', timeoutMs = 20_000, ...given }: ClientOptions): Client {
  const baseUrl = new URL(url).origin;
  const sender = new Sender({
    baseUrl,
    sign: key && signerOf(key),
    fetch: given.fetch ?? ((...args) => fetch(...args)),
    timeoutMs,
    language,
    now: Date.now,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const calls = callsOf(sender);
  const ticketOf = async () => (await calls.live.issueTicket()).ticket;
  const socketUrl = given.liveUrl ?? `${baseUrl.replace(/^http/, 'ws')}/live`;
  return Object.assign(calls, {
    openLive: () =>
      new LiveSocket({ url: socketUrl, ...(key ? { ticketOf } : {}), open: given.openSocket ?? ((address) => new WebSocket(address)) }),
  });
}

function callsOf(sender: Sender): Calls {
  const areas = Object.entries(rows as Record<string, Record<string, CallRow>>).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries(calls).map(([name, row]) => [
        name,
        (input: Record<string, unknown> = {}, options?: CallOptions) => sender.send(row, input, options),
      ]),
    ),
  ]);
  return Object.fromEntries(areas) as Calls;
}
