import { setInterval } from 'node:timers/promises';
import { openClient } from '@peerbourse/client';
import type { MakerOrders } from './makers.ts';

/**
 * A maker, as a program of its own that a test can kill: it keeps its levels in the book, and says each second that it is still there.
 * Once it says so no more, the exchange takes its levels away. It ends at the first call that fails.
 */
const { url, key, symbol, levels, silentSeconds } = JSON.parse(process.env.PB_MAKER ?? '') as MakerOrders;
const { spot } = openClient({ url, key });

async function quote(): Promise<void> {
  await spot.cancelAfter({ seconds: silentSeconds });
  await spot.setQuotes({ symbol, ...levels });
}

await quote();
for await (const _ of setInterval(1_000)) await quote();
