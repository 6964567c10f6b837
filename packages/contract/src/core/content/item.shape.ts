import * as z from 'zod/mini';
import { localeCodes } from '#locales.ts';
import { moment } from '#wire.ts';
import { contentKind, itemName } from './kind.shape.ts';

/** Where an item stands: never shown, waiting for its time, shown, over, or taken back. */
export const itemStates = ['draft', 'scheduled', 'live', 'ended', 'withdrawn'] as const;
export type ItemState = (typeof itemStates)[number];

export const localeCode = z.enum(localeCodes);
export const versionNumber = z.int().check(z.gte(1), z.lt(2_147_483_647));

/** A decision about an item: which version is shown from when to when. The newest decision that has begun holds. */
export const publication = z.object({
  version: z.nullable(versionNumber),
  startsAt: moment,
  endsAt: z.nullable(moment),
  author: z.string(),
  writtenAt: moment,
});
export type Publication = z.output<typeof publication>;

export const itemRow = z.object({
  kind: contentKind,
  name: itemName,
  /** Its title or label in English, for the list. */
  label: z.string(),
  state: z.enum(itemStates),
  /** The one that is shown now, if any, and the one that will be. */
  liveVersion: z.nullable(versionNumber),
  nextVersion: z.nullable(versionNumber),
  nextAt: z.nullable(moment),
  newestVersion: versionNumber,
  locales: z.array(localeCode),
  author: z.string(),
  writtenAt: moment,
});
export type ItemRow = z.output<typeof itemRow>;

/** The texts of a version as the editor wrote them, by language and name. */
export const sourceTexts = z.partialRecord(localeCode, z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40_000))));

export const itemVersion = z.object({
  version: versionNumber,
  fields: z.record(z.string(), z.unknown()),
  texts: sourceTexts,
  author: z.string(),
  writtenAt: moment,
});
export type ItemVersion = z.output<typeof itemVersion>;
