import { httpJsonSource } from './http-json-source.ts';
import type { PriceSource } from './price.rules.ts';
import { replaySource } from './replay-source.ts';

/** `replay` is the demonstration; everything else is the address of a JSON feed. */
export function priceSources(names: readonly string[]): PriceSource[] {
  return names.map((name) => (name === 'replay' ? replaySource : httpJsonSource(name)));
}
