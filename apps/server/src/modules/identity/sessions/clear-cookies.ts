import type { clearCookies as call } from '@peerbourse/contract/identity/sessions/clear-cookies';
import type { Handler } from '#platform/http/serve.ts';
import { clearSessionCookies } from './tokens/session-cookies.ts';

export const clearCookies: Handler<typeof call> = async ({ cookies }) => {
  clearSessionCookies(cookies);
  cookies.clear('pb_pre');
  return {};
};
