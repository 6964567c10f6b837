import type { DocumentKind } from '@peerbourse/contract/core/content/kind.shape';
import { liveItems } from '#modules/core/content/live-items.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Document, fieldsOf } from './document.view.ts';

/** What visitors can read of a kind now. An answer about something that is switched off is not there yet. */
export async function shownDocuments(db: Db, kind: DocumentKind): Promise<Document[]> {
  const [items, switches] = await Promise.all([liveItems(db, kind), readSetting(db, 'site.switches')]);
  return items.filter((item) => {
    const { switch: name = '' } = fieldsOf(item);
    return name === '' || switches[name];
  });
}
