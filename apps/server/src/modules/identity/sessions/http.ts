import { clearCookies as clearCookiesCall } from '@peerbourse/contract/identity/sessions/clear-cookies';
import { confirmQrLogIn as confirmQrLogInCall } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { endOtherSessions as endOtherSessionsCall } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import { endSession as endSessionCall } from '@peerbourse/contract/identity/sessions/end-session';
import { logIn as logInCall } from '@peerbourse/contract/identity/sessions/log-in';
import { logInWithPasskey as logInWithPasskeyCall } from '@peerbourse/contract/identity/sessions/log-in-with-passkey';
import { logOut as logOutCall } from '@peerbourse/contract/identity/sessions/log-out';
import { loginHistory as loginHistoryCall } from '@peerbourse/contract/identity/sessions/login-history';
import { pollQrLogIn as pollQrLogInCall } from '@peerbourse/contract/identity/sessions/poll-qr-log-in';
import { scanQrLogIn as scanQrLogInCall } from '@peerbourse/contract/identity/sessions/scan-qr-log-in';
import { sessionList as sessionListCall } from '@peerbourse/contract/identity/sessions/session-list';
import { startQrLogIn as startQrLogInCall } from '@peerbourse/contract/identity/sessions/start-qr-log-in';
import { verifyLogIn as verifyLogInCall } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { route } from '#platform/http/serve.ts';
import { clearCookies } from './clear-cookies.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { logIn, provePassword } from './log-in.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { logOut } from './log-out.ts';
import { loginHistory } from './login-history.ts';
import { confirmQrLogIn, proveConfirming } from './qr/confirm-qr-log-in.ts';
import { pollQrLogIn } from './qr/poll-qr-log-in.ts';
import { scanQrLogIn } from './qr/scan-qr-log-in.ts';
import { startQrLogIn } from './qr/start-qr-log-in.ts';
import { sessionList } from './session-list.ts';
import { proveLogIn, verifyLogIn } from './verify-log-in.ts';

export { openSessionGate } from './tokens/open-gate.ts';

export const routes = [
  route(logInCall, logIn, provePassword),
  route(verifyLogInCall, verifyLogIn, proveLogIn),
  route(logInWithPasskeyCall, logInWithPasskey),
  route(logOutCall, logOut),
  route(clearCookiesCall, clearCookies),
  route(startQrLogInCall, startQrLogIn),
  route(pollQrLogInCall, pollQrLogIn),
  route(scanQrLogInCall, scanQrLogIn),
  route(confirmQrLogInCall, confirmQrLogIn, proveConfirming),
  route(sessionListCall, sessionList),
  route(endSessionCall, endSession),
  route(endOtherSessionsCall, endOtherSessions),
  route(loginHistoryCall, loginHistory),
];
