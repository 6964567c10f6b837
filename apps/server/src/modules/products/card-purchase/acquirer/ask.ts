import * as z from 'zod/mini';
import { Busy, Refused, Unanswered } from './failure.ts';

/** Longer than any acquirer takes for a bank that is slow. */
const answerWithinMs = 30_000;

const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

export interface Asked<Shape extends z.ZodMiniType> {
  url: string;
  apiKey: string;
  shape: Shape;
  /** Without one it is a read. */
  body?: object;
  idempotencyKey?: string;
}

/**
 * One request, tried once: when it is tried again is the caller's to say, who knows what it was about. An answer that is not as it should be
 * is as good as none.
 */
export async function ask<Shape extends z.ZodMiniType>({
  url,
  apiKey,
  shape,
  body,
  idempotencyKey,
}: Asked<Shape>): Promise<z.output<Shape>> {
  const { status, text } = await send(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) }),
  });
  if (status === 429) throw new Busy('the acquirer asks for a pause');
  if (status >= 400 && status < 500) throw refusalOf(status, text);
  const read = shape.safeParse(json(text));
  if (status !== 200 || !read.success) throw new Unanswered(`the acquirer answered ${status}, and not what was asked for`);
  return read.data;
}

async function send(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(answerWithinMs) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new Unanswered('the acquirer did not answer', { cause: error });
  }
}

function refusalOf(status: number, text: string): Error {
  const read = refusal.safeParse(json(text));
  // Somebody in between, perhaps: the acquirer would have said why.
  if (!read.success) return new Unanswered(`the acquirer answered ${status} without a reason`);
  return new Refused(read.data.error.code, read.data.error.message);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
