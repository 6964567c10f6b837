import type { loginHistory as call } from '@peerbourse/contract/identity/sessions/login-history';
import type { Handler } from '#platform/http/serve.ts';
import { deviceName } from './device.rules.ts';
import { pastLogins } from './device.table.ts';

const pageSize = 20;

export const loginHistory: Handler<typeof call> = async ({ db, actor }, { before }) => {
  const logins = await pastLogins(db, actor.mainId, before, pageSize + 1);
  const page = logins.slice(0, pageSize);
  return {
    entries: page.map(({ at, userAgent, address, country, method, outcome }) => ({
      at: at.toISOString(),
      device: deviceName(userAgent),
      address,
      country,
      method,
      outcome,
    })),
    before: logins.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
