import type { itemList as call } from '@peerbourse/contract/core/content/desk/item-list';
import type { Handler } from '#platform/http/serve.ts';
import { itemStandings } from './item.table.ts';
import { itemRow } from './item.view.ts';

export const itemList: Handler<typeof call> = async ({ db }, { kind }) => ({
  items: (await itemStandings(db, kind)).map((item) => itemRow(kind, item)),
});
