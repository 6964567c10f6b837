import type { MainId } from '@peerbourse/contract/ids';
import { sensitiveHours } from '@peerbourse/rules/sensitive-hours';
import { notify } from '#modules/core/notifications/index.ts';
import { deviceName } from '#modules/identity/sessions/device.rules.ts';
import { insertLogin } from '#modules/identity/sessions/device.table.ts';
import { insertFamily, insertTokens } from '#modules/identity/sessions/session.table.ts';
import { isKnownDevice, rememberDevice } from '#modules/identity/sessions/trusted-device.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { setSessionCookies } from './session-cookies.ts';
import { accessSeconds, firstTokens, sessionSeconds, tokenHash } from './tokens.ts';

/** A new session on this device, with fresh tokens: whatever cookie was there before is worth nothing now. */
export async function openSession(ctx: CallContext, mainId: MainId, method: string): Promise<void> {
  const { tx, visitor, config, cookies } = ctx;
  const { deviceId, userAgent, address, country } = visitor;
  // A phone let this browser in, which has proved nothing itself: it stays a stranger, and coins stay where they are for a day.
  const isLetIn = method === 'qr';
  const isNewDevice = isLetIn || !(await isKnownDevice(tx, config, visitor, mainId));
  if (!isLetIn) await rememberDevice(ctx, mainId);
  const family = { mainId, accountId: mainId, deviceId, userAgent, address, country, method, isNewDevice };
  const heldHours = isLetIn ? sensitiveHours : 0;
  const familyId = await insertFamily(tx, { ...family, sessionNo: publicNumber(), lifeSeconds: sessionSeconds, heldHours });
  const tokens = firstTokens(config.keys);
  await insertTokens(tx, {
    familyId,
    generation: 1,
    refreshHash: tokenHash(tokens.refresh),
    accessHash: tokenHash(tokens.access),
    accessSeconds,
  });
  await insertLogin(tx, { mainId, address, country, deviceId, userAgent, method, outcome: 'opened' });
  if (isNewDevice && method !== 'registration') {
    const values = { device: deviceName(userAgent), address, country };
    await notify(tx, config, { accountId: mainId, kind: 'new_device', values, isSecurity: true });
  }
  setSessionCookies(cookies, tokens);
}
