import { blockedUserList as blockedUserListCall } from '@peerbourse/contract/p2p/p2p-blocklist/blocked-user-list';
import { checkBlocked as checkBlockedCall } from '@peerbourse/contract/p2p/p2p-blocklist/check-blocked';
import { setBlocked as setBlockedCall } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { route } from '#platform/http/serve.ts';
import { blockedUserList } from './blocked-user-list.ts';
import { checkBlocked } from './check-blocked.ts';
import { setBlocked } from './set-blocked.ts';

export const routes = [
  route(checkBlockedCall, checkBlocked),
  route(setBlockedCall, setBlocked),
  route(blockedUserListCall, blockedUserList),
];
