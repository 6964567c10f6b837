import type { scanQrLogIn as call } from '@peerbourse/contract/identity/sessions/scan-qr-log-in';
import { deviceName } from '#modules/identity/sessions/device.rules.ts';
import { tokenHash } from '#modules/identity/sessions/tokens/tokens.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { scanQrKey } from './qr.table.ts';

/** The phone learns which browser asks, so that a stranger's code is recognised. */
export const scanQrLogIn: Handler<typeof call> = async ({ tx, actor }, { qrKey }) => {
  const asking = await scanQrKey(tx, tokenHash(qrKey), actor.mainId);
  if (!asking) throw refuse('sessions.qr-over');
  return { status: 'scanned', device: deviceName(asking.userAgent), address: asking.address, country: asking.country };
};
