import { addPasskey as addPasskeyCall } from '@peerbourse/contract/identity/passkeys/add-passkey';
import { beginPasskey as beginPasskeyCall } from '@peerbourse/contract/identity/passkeys/begin-passkey';
import { beginPasskeyLogIn as beginPasskeyLogInCall } from '@peerbourse/contract/identity/passkeys/begin-passkey-log-in';
import { removePasskey as removePasskeyCall } from '@peerbourse/contract/identity/passkeys/remove-passkey';
import { route } from '#platform/http/serve.ts';
import { addPasskey, proveNewPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeyLogIn } from './begin-passkey-log-in.ts';
import { provePasskeyRemoval, removePasskey } from './remove-passkey.ts';

export const routes = [
  route(beginPasskeyCall, beginPasskey),
  route(addPasskeyCall, addPasskey, proveNewPasskey),
  route(removePasskeyCall, removePasskey, provePasskeyRemoval),
  route(beginPasskeyLogInCall, beginPasskeyLogIn),
];
