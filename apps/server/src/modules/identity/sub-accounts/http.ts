import { createSubAccount as createSubAccountCall } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import { subAccountList as subAccountListCall } from '@peerbourse/contract/identity/sub-accounts/sub-account-list';
import { switchAccount as switchAccountCall } from '@peerbourse/contract/identity/sub-accounts/switch-account';
import { route } from '#platform/http/serve.ts';
import { createSubAccount } from './create-sub-account.ts';
import { subAccountList } from './sub-account-list.ts';
import { switchAccount } from './switch-account.ts';

export const routes = [
  route(subAccountListCall, subAccountList),
  route(switchAccountCall, switchAccount),
  route(createSubAccountCall, createSubAccount),
];
