import { beginAuthenticator as beginAuthenticatorCall } from '@peerbourse/contract/identity/authenticators/begin-authenticator';
import { confirmAuthenticator as confirmAuthenticatorCall } from '@peerbourse/contract/identity/authenticators/confirm-authenticator';
import { removeAuthenticator as removeAuthenticatorCall } from '@peerbourse/contract/identity/authenticators/remove-authenticator';
import { route } from '#platform/http/serve.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { confirmAuthenticator, proveNewAuthenticator } from './confirm-authenticator.ts';
import { proveAuthenticatorRemoval, removeAuthenticator } from './remove-authenticator.ts';

export const routes = [
  route(beginAuthenticatorCall, beginAuthenticator),
  route(confirmAuthenticatorCall, confirmAuthenticator, proveNewAuthenticator),
  route(removeAuthenticatorCall, removeAuthenticator, proveAuthenticatorRemoval),
];
