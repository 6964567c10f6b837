import { menuList } from '@peerbourse/contract/core/content/menu-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const menuListQuery = sharedQueryOf(menuList, {}, { staleMs: 300_000, meta: { showToast: false } });
