import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { localeCode } from './item.shape.ts';

/** An entry of a menu; `to` is a path of the site, or a https address. */
const menuEntry = z.object({ name: z.string(), label: z.string(), hint: z.string(), to: z.string(), language: localeCode });

export const menuList = defineCall({
  area: 'content',
  name: 'menu-list',
  path: '/v1/mix/public/menu/getMenuList',
  summary: 'Entries of the navigation in header and footer, nested, in order; what is switched off is not among them',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    menus: z.array(z.object({ place: z.string(), entries: z.array(z.extend(menuEntry, { children: z.array(menuEntry) })) })),
  }),
  refusals: [],
});
