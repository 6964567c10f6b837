import { expect, it } from 'vitest';
import { isPushAddress } from './push-address.rules.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGx-1',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://017700000001/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://10.0.0.5/x',
  'https://169.254.169.254/latest/meta-data',
  'https://8.8.8.8/x',
  'https://localhost/x',
  'https://a.localhost/x',
  'https://localhost./x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://db/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:pass@fcm.googleapis.com/x',
  'ftp://fcm.googleapis.com/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(2_000)}`,
])('%s is none', (address) => {
  expect(isPushAddress(address)).toBe(false);
});
