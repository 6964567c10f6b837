import { changeAddresses as changeAddressesCall } from '@peerbourse/contract/identity/api-keys/change-addresses';
import { createKey as createKeyCall } from '@peerbourse/contract/identity/api-keys/create-key';
import { keyList as keyListCall } from '@peerbourse/contract/identity/api-keys/key-list';
import { renameKey as renameKeyCall } from '@peerbourse/contract/identity/api-keys/rename-key';
import { revokeKey as revokeKeyCall } from '@peerbourse/contract/identity/api-keys/revoke-key';
import { route } from '#platform/http/serve.ts';
import { changeAddresses, proveAddresses } from './change-addresses.ts';
import { createKey, proveNewKey } from './create-key.ts';
import { keyList } from './key-list.ts';
import { renameKey } from './rename-key.ts';
import { revokeKey } from './revoke-key.ts';

export { openKeyGate } from './gate/open-key-gate.ts';

export const routes = [
  route(keyListCall, keyList),
  route(createKeyCall, createKey, proveNewKey),
  route(renameKeyCall, renameKey),
  route(changeAddressesCall, changeAddresses, proveAddresses),
  route(revokeKeyCall, revokeKey),
];
