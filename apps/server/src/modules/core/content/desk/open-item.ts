import type { openItem as call } from '@peerbourse/contract/core/content/desk/open-item';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { itemStandings, publicationList, sourceVersion, versionList } from './item.table.ts';
import { itemRow, publicationView } from './item.view.ts';

export const openItem: Handler<typeof call> = async ({ db }, { kind, name, version }) => {
  const [item] = await itemStandings(db, kind, name);
  if (!item) throw refuse('content.unknown');
  const [shown, versions, publications] = await Promise.all([
    sourceVersion(db, item.item_id, version ?? item.version),
    versionList(db, item.item_id),
    publicationList(db, item.item_id),
  ]);
  if (!shown) throw refuse('content.unknown');
  return {
    ...itemRow(kind, item),
    shown: { ...shown, writtenAt: shown.written_at.toISOString() },
    versions: versions.map(({ written_at, ...row }) => ({ ...row, writtenAt: written_at.toISOString() })),
    publications: publications.map(publicationView),
  };
};
