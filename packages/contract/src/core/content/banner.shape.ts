import * as z from 'zod/mini';
import { localeCode } from './item.shape.ts';
import { tones } from './kind.shape.ts';

/** What stands out: `picture` and `to` may be empty. */
export const banner = z.object({
  name: z.string(),
  title: z.string(),
  body: z.string(),
  action: z.string(),
  to: z.string(),
  picture: z.string(),
  tone: z.enum(tones),
  language: localeCode,
});
export type Banner = z.output<typeof banner>;
