import { changeUserName as changeUserNameCall } from '@peerbourse/contract/identity/accounts/change-user-name';
import { identityRole as identityRoleCall } from '@peerbourse/contract/identity/accounts/identity-role';
import { myAccount as myAccountCall } from '@peerbourse/contract/identity/accounts/my-account';
import { registerByEmail as registerByEmailCall } from '@peerbourse/contract/identity/accounts/register-by-email';
import { registerByMobile as registerByMobileCall } from '@peerbourse/contract/identity/accounts/register-by-mobile';
import { route } from '#platform/http/serve.ts';
import { changeUserName } from './change-user-name.ts';
import { identityRole } from './identity-role.ts';
import { myAccount } from './my-account.ts';
import { proveEmailRegistration, registerByEmail } from './register-by-email.ts';
import { proveMobileRegistration, registerByMobile } from './register-by-mobile.ts';

export const routes = [
  route(registerByEmailCall, registerByEmail, proveEmailRegistration),
  route(registerByMobileCall, registerByMobile, proveMobileRegistration),
  route(myAccountCall, myAccount),
  route(identityRoleCall, identityRole),
  route(changeUserNameCall, changeUserName),
];
