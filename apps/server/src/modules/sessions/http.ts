import { clearCookies as clearCookiesCall } from '@peerbourse/contract/sessions/clear-cookies';
import { confirmQrLogIn as confirmQrLogInCall } from '@peerbourse/contract/sessions/confirm-qr-log-in';
import { endOtherSessions as endOtherSessionsCall } from '@peerbourse/contract/sessions/end-other-sessions';
import { endSession as endSessionCall } from '@peerbourse/contract/sessions/end-session';
import { logIn as logInCall } from '@peerbourse/contract/sessions/log-in';
import { logInWithPasskey as logInWithPasskeyCall } from '@peerbourse/contract/sessions/log-in-with-passkey';
import { logOut as logOutCall } from '@peerbourse/contract/sessions/log-out';
import { loginHistory as loginHistoryCall } from '@peerbourse/contract/sessions/login-history';
import { pollQrLogIn as pollQrLogInCall } from '@peerbourse/contract/sessions/poll-qr-log-in';
import { scanQrLogIn as scanQrLogInCall } from '@peerbourse/contract/sessions/scan-qr-log-in';
import { sessionList as sessionListCall } from '@peerbourse/contract/sessions/session-list';
import { startQrLogIn as startQrLogInCall } from '@peerbourse/contract/sessions/start-qr-log-in';
import { verifyLogIn as verifyLogInCall } from '@peerbourse/contract/sessions/verify-log-in';
import { route } from '#platform/http/serve.ts';
import { clearCookies } from './clear-cookies.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { logIn, provePassword } from './log-in.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { logOut } from './log-out.ts';
import { loginHistory } from './login-history.ts';
import { confirmQrLogIn } from './qr/confirm-qr-log-in.ts';
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
  route(confirmQrLogInCall, confirmQrLogIn),
  route(sessionListCall, sessionList),
  route(endSessionCall, endSession),
  route(endOtherSessionsCall, endOtherSessions),
  route(loginHistoryCall, loginHistory),
];
