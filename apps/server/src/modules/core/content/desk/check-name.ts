import { type ContentKind, contentKinds } from '@peerbourse/contract/core/content/kind.shape';
import { countryCodes } from '#modules/core/reference/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';

/** Some kinds are read by name: an item with another name would never be seen. */
export async function checkName(db: Db, kind: ContentKind, name: string): Promise<void> {
  const shape = contentKinds[kind];
  const names: readonly string[] | undefined = 'names' in shape ? shape.names : undefined;
  const isKnown = kind === 'restriction' ? (await countryCodes(db)).includes(name.toUpperCase()) : (names?.includes(name) ?? true);
  if (!isKnown) throw refuse('content.bad-name');
}
