import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import type { deliveryOutcome } from '@peerbourse/contract/identity/webhooks/endpoint.shape';
import { isEndpointAddress } from '@peerbourse/rules/webhooks/endpoint-address';
import type * as z from 'zod/mini';
import { monotonicMs } from '#platform/clock.ts';
import { NotPublic, publicLookup, type Resolver } from '#platform/public-lookup.ts';
import { answerText } from './answer-text.rules.ts';

export type DeliveryOutcome = z.output<typeof deliveryOutcome>;

export interface EndpointAnswer {
  outcome: DeliveryOutcome;
  status: number | null;
  ms: number;
  /** The beginning of what it said. */
  answer: string | null;
}

export interface Reach {
  /** For development and tests, whose receivers are on this machine. */
  isLoopbackAllowed: boolean;
  resolve?: Resolver;
}

const timeoutMs = 3_000;
const maxAnswerBytes = 4_096;
const loopback = /^(?:localhost|127\.0\.0\.1)$/;

export function mayCall(url: string, { isLoopbackAllowed }: Reach): boolean {
  return isEndpointAddress(url) || (isLoopbackAllowed && isLoopback(url));
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && /^https?:\/\//.test(url) && loopback.test(new URL(url).hostname);
}

/**
 * One try. The name is resolved anew and called at the very address that was looked at; no proxy is asked, no connection is kept, and
 * a redirect is an answer like another, of which nothing is followed.
 */
export async function postEvent(url: string, body: string, headers: Record<string, string>, reach: Reach): Promise<EndpointAnswer> {
  const began = monotonicMs();
  const said: Omit<EndpointAnswer, 'ms'> = mayCall(url, reach)
    ? await post(url, body, headers, reach)
    : { outcome: 'not-public', status: null, answer: null };
  return { ...said, ms: Math.round(monotonicMs() - began) };
}

type Said = Omit<EndpointAnswer, 'ms'>;

function post(url: string, body: string, headers: Record<string, string>, reach: Reach): Promise<Said> {
  const isOwn = reach.isLoopbackAllowed && isLoopback(url);
  const signal = AbortSignal.timeout(timeoutMs);
  const isPlain = url.startsWith('http:');
  const options = {
    method: 'POST',
    signal,
    // An agent of its own: the global one may be told of a proxy by the environment.
    agent: isPlain ? new PlainAgent() : new Agent(),
    ...(isOwn ? {} : { lookup: publicLookup(reach.resolve) }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'webhooks/1',
      ...headers,
    },
  };
  return new Promise((done) => {
    const failed = (error: Error) => done({ outcome: signal.aborted ? 'timeout' : outcomeOf(error), status: null, answer: null });
    const asked = (isPlain ? requestPlain : request)(url, options, (answer) => {
      const status = answer.statusCode ?? 0;
      let text = '';
      const ended = () => done({ outcome: outcomeOfStatus(status), status, answer: text === '' ? null : answerText(text) });
      answer.setEncoding('latin1');
      answer.on('data', (part: string) => {
        text += part.slice(0, maxAnswerBytes - text.length);
        if (text.length < maxAnswerBytes) return;
        ended();
        asked.destroy();
      });
      answer.on('end', ended);
      answer.on('error', failed);
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

function outcomeOfStatus(status: number): DeliveryOutcome {
  if (status >= 200 && status <= 299) return 'delivered';
  return status >= 300 && status <= 399 ? 'redirect' : 'refused';
}

function outcomeOf(error: Error & { code?: string }): DeliveryOutcome {
  const { code = '' } = error;
  if (error instanceof NotPublic) return 'not-public';
  if (/^(?:ENOTFOUND|EAI_)/.test(code)) return 'unresolved';
  return /^(?:EPROTO|ERR_TLS|ERR_SSL|CERT|DEPTH|SELF|UNABLE_TO|HOSTNAME)/.test(code) || /certificate/.test(error.message)
    ? 'tls'
    : 'broken';
}
