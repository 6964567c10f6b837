import { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';
import { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import { maintenanceStatus } from '@peerbourse/contract/core/site/maintenance-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** What the server has read of the content is used for a second. */
const seen = { interval: 100 };
const goesOn = { isStopped: false, title: '', body: '', endsAt: null, language: 'en' };
const texts = {
  en: { title: 'We will be right back', body: '{brand} is being looked after.' },
  de: { title: 'Gleich wieder da', body: 'Wir warten {brand}.' },
};

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

async function status(language = 'en_US') {
  const { body } = await env.call(maintenanceStatus, {}, { headers: { language } });
  expect(body.code).toBe('00000');
  return body.data;
}

async function write(basedOn: number, isStopped: boolean): Promise<number> {
  const item = { kind: 'maintenance', name: 'site' } as const;
  return (await env.call(writeVersion, { ...item, basedOn, fields: { isStopped }, texts })).body.data.version;
}

async function publish(version: number, more: { startsAt?: string; endsAt?: string } = {}): Promise<void> {
  expect((await env.call(publishVersion, { kind: 'maintenance', name: 'site', version, ...more })).body.code).toBe('00000');
}

async function moveClock(seconds: number): Promise<void> {
  await env.query('UPDATE platform_identity SET clock_offset = make_interval(secs => $1)', [seconds]);
}

it('R7.7 stopService says that the service goes on, before and while a stop is only written', async () => {
  expect(await status()).toEqual(goesOn);
  await write(0, true);
  expect(await status('de_DE')).toEqual({ ...goesOn, language: 'de' });
});

it('R7.7 stopService says what operators wrote, and until when', async () => {
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  await publish(1, { endsAt });
  await expect
    .poll(() => status(), seen)
    .toEqual({ isStopped: true, title: 'We will be right back', body: 'Peerbourse is being looked after.', endsAt, language: 'en' });
  expect(await status('de_DE')).toMatchObject({ title: 'Gleich wieder da', body: 'Wir warten Peerbourse.', language: 'de' });
  expect(await status('ja_JP')).toMatchObject({ title: 'We will be right back', language: 'en' });
});

it('R7.7 stopService is over by itself when its time is', async () => {
  await moveClock(3_700);
  await expect.poll(() => status(), seen).toEqual(goesOn);
  await moveClock(0);
  await expect.poll(() => status(), seen).toMatchObject({ isStopped: true });
});

it('R7.7 stopService is over when a version without the flag is published', async () => {
  await publish(await write(1, false));
  await expect.poll(() => status(), seen).toEqual(goesOn);
});
