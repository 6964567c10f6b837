import { menuList } from '@peerbourse/contract/content/menu-list';
import { sharedQueryOf } from '#api/query.ts';

export const menuListQuery = sharedQueryOf(menuList, {}, { staleMs: 300_000, meta: { showToast: false } });
