import * as z from 'zod/mini';
import { moment } from '#wire.ts';
import { localeCode } from './item.shape.ts';
import { documentKinds } from './kind.shape.ts';

/** A document in a list. `language` is the one that it is really written in: the visitor's, or the nearest that exists. */
export const documentEntry = z.object({
  kind: z.enum(documentKinds),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  /** Address of its picture, or empty. */
  picture: z.string(),
  isPinned: z.boolean(),
  language: localeCode,
  publishedAt: moment,
  changedAt: moment,
});
export type DocumentEntry = z.output<typeof documentEntry>;
