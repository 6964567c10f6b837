import { contentKinds } from '@peerbourse/contract/core/content/kind.shape';
import type { menuList as call } from '@peerbourse/contract/core/content/menu-list';
import type { LocaleCode } from '@peerbourse/contract/locales';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { inOrder } from './in-order.rules.ts';
import { type LiveItem, liveItems } from './live-items.ts';
import { textsFor } from './texts-for.ts';

/** Entries whose switch is off are not there, and neither is what hangs on them. */
export const menuList: Handler<typeof call> = async ({ db, visitor }) => {
  const [items, switches] = await Promise.all([liveItems(db, 'menu'), readSetting(db, 'site.switches')]);
  const open = inOrder(items.filter(({ fields }) => fields.switch === '' || switches[fields.switch]));
  const entry = (item: LiveItem<'menu'>) => menuEntry(item, visitor.locale.code);
  const childrenOf = (name: string) => open.filter(({ fields }) => fields.parent === name).map(entry);
  const tops = open.filter(({ fields }) => fields.parent === '');
  return {
    menus: contentKinds.menu.fields.place.options.map((place) => ({
      place,
      entries: tops.filter(({ fields }) => fields.place === place).map((item) => ({ ...entry(item), children: childrenOf(item.name) })),
    })),
  };
};

function menuEntry(item: LiveItem<'menu'>, code: LocaleCode) {
  const { language, texts } = textsFor(item, code);
  return { name: item.name, label: texts.label, hint: texts.hint, to: item.fields.to, language };
}
