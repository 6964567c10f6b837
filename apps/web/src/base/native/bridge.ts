import type { Carry } from '#base/api/call.ts';
import { BridgeFailure } from '#base/api/failure.ts';
import type { NativeApp } from './app.ts';

export const bridgeMs = 20_000;

/** Lets the app carry our requests: it knows the network better than its web view does. */
export function bridgeCarry(app: NativeApp): Carry {
  return async ({ path, body, headers }) => {
    const answer = await inTime(path, app.request?.({ path, headers, body: typeof body === 'string' ? body : '' }));
    return read(path, answer);
  };
}

/** The app answers in time, fails by itself, or is not waited for. */
async function inTime(path: string, answer: Promise<string> | undefined): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BridgeFailure(path, '61002', `timeout of ${bridgeMs} ms exceeded`)), bridgeMs);
  });
  try {
    return await Promise.race([answer ?? Promise.reject(new Error('the app has no such request')), late]);
  } catch (error) {
    if (error instanceof BridgeFailure) throw error;
    throw new BridgeFailure(path, '61003', error instanceof Error ? error.message : String(error), error);
  } finally {
    clearTimeout(timer);
  }
}

function read(path: string, answer: string): { status: number; text: string } {
  try {
    const { status, text } = JSON.parse(answer) as { status: unknown; text: unknown };
    if (typeof status === 'number' && typeof text === 'string') return { status, text };
  } catch (error) {
    throw new BridgeFailure(path, '61001', "The app's answer cannot be read", error);
  }
  throw new BridgeFailure(path, '61001', "The app's answer lacks status or text");
}
