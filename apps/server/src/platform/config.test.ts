import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type RoleName, readConfig, roleNames, secretVariables } from './config.ts';

const production = {
  PB_ENV: 'production',
  PB_SERVICE_TOKEN: 'a-service-token-of-production',
  PB_TICKET_SECRET: 'a-ticket-secret-of-production',
  PB_KEYS: 'k1:a-key-of-production-with-32-characters-or-more',
  PB_ORIGINS: 'https://peerbourse.test',
  PB_CONSOLE_ORIGINS: 'https://console.peerbourse.test',
  PB_PRICE_SOURCES: 'https://prices.test/feed',
};

/** What only those use who send, tell or hear facts, link to the bot, or keep files. */
const ofRoles = {
  PB_FACT_KEYS: 'k1:a-key-of-facts-with-32-characters-or-more',
  PB_NATS_URL: 'nats://{role}:password-of-{role}@nats.test:4222',
  PB_MAIL_URL: 'smtps://user:password@mail.test:465',
  PB_MAIL_FROM: 'Exchange <no-reply@exchange.test>',
  PB_SMS_URL: 'https://sms.test/send',
  PB_TELEGRAM_URL: 'https://telegram.test',
  PB_TELEGRAM_TOKEN: '1:token-of-the-bot',
  PB_TELEGRAM_BOT: 'exchange_bot',
  PB_FILES_DIR: '/files',
  PB_SCREENING: 'file',
  PB_SCREENING_FILE: '/screening/list.csv',
};

describe('configuration', () => {
  it('an empty environment is a development machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ env: 'development', listenHost: '127.0.0.1', ports: { api: 8081, admin: 8082, stream: 8083 } });
    expect(config.databaseUrl('api')).toBe('postgres://pb_api@127.0.0.1:5432/peerbourse');
    expect(config.natsUrl('worker')).toBe('nats://127.0.0.1:4222');
  });

  it('takes every secret from a file, checks it as if it stood in the environment, and refuses what is given twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pb-secrets-'));
    const all = { ...production, ...ofRoles, PB_DATABASE_URL: 'postgres://pb_worker:password@postgres.test/peerbourse' };
    const secrets = Object.entries(all).filter(([name]) => secretVariables.some((secret) => secret === name));
    const others = Object.entries(all).filter(([name]) => !secretVariables.some((secret) => secret === name));
    const files = secrets.map(([name, value]) => {
      writeFileSync(join(folder, name), `${value}\n`);
      return [`${name}_FILE`, join(folder, name)];
    });
    const given = Object.fromEntries([...others, ...files]);
    expect(secrets.length).toBeGreaterThan(7);
    const [fromFiles, fromVariables] = [readConfig(given, ['worker']), readConfig(all, ['worker'])];
    expect(JSON.stringify(fromFiles)).toBe(JSON.stringify(fromVariables));
    expect(fromFiles.databaseUrl('worker')).toBe(all.PB_DATABASE_URL);
    expect(fromFiles.keys.current('audit')).toEqual(fromVariables.keys.current('audit'));
    expect(() => readConfig({ ...given, PB_KEYS: production.PB_KEYS })).toThrow('- PB_KEYS: is given, and so is PB_KEYS_FILE');
    writeFileSync(join(folder, 'PB_SERVICE_TOKEN'), 'development-service-token\n');
    expect(() => readConfig(given)).toThrow('- PB_SERVICE_TOKEN: the development value is refused');
    rmSync(folder, { recursive: true });
    expect(() => readConfig(given)).toThrow('PB_KEYS_FILE');
  });

  it('each role has its own user at NATS', () => {
    expect(readConfig({ PB_NATS_URL: ofRoles.PB_NATS_URL }).natsUrl('stream')).toBe('nats://stream:password-of-stream@nats.test:4222');
  });

  it('public halves of removed keys are known by their id', () => {
    expect([...readConfig({ PB_AUDIT_PUBLIC_KEYS: 'k1:MCow_x-y' }).auditPublicKeys]).toEqual([['k1', 'MCow_x-y']]);
    expect(() => readConfig({ PB_AUDIT_PUBLIC_KEYS: 'MCow' })).toThrow('- PB_AUDIT_PUBLIC_KEYS: must be id:key pairs');
  });

  it('a list is cut at its commas', () => {
    expect(readConfig({ PB_ORIGINS: ' https://a.test , https://b.test,' }).origins).toEqual(['https://a.test', 'https://b.test']);
  });

  it('everything that is wrong is said at once, in words', () => {
    const read = () =>
      readConfig({ PB_ENV: 'prod', PB_API_PORT: '70000', PB_STREAM_PORT: 'http', PB_SERVICE_TOKEN: 'short', PB_LEAVE_MS: '-1' });
    expect(read).toThrow('The configuration cannot be used:\n  - PB_ENV: Invalid option: expected one of "development"');
    expect(read).toThrow('  - PB_API_PORT: Too big: expected number to be <=65535');
    expect(read).toThrow('  - PB_STREAM_PORT: Invalid input: expected number');
    expect(read).toThrow('  - PB_SERVICE_TOKEN: must have at least 16 characters');
    expect(read).toThrow('  - PB_LEAVE_MS: Too small');
  });

  it('production accepts values of its own', () => {
    expect(readConfig(production).env).toBe('production');
  });

  it.each([
    [{ PB_SERVICE_TOKEN: undefined }, 'PB_SERVICE_TOKEN: the development value is refused in production'],
    [{ PB_TICKET_SECRET: 'development-ticket-secret' }, 'PB_TICKET_SECRET: the development value is refused in production'],
    [{ PB_KEYS: undefined }, 'PB_KEYS: the development value is refused in production'],
    [{ PB_COOKIE_PREFIX: '' }, 'PB_COOKIE_PREFIX: cookies without their prefix are refused in production'],
    [{ PB_ORIGINS: 'http://peerbourse.test' }, 'PB_ORIGINS: http://peerbourse.test is not https'],
    [{ PB_CONSOLE_ORIGINS: undefined }, 'PB_CONSOLE_ORIGINS: http://127.0.0.1:8082 is not https'],
    [{ PB_PRICE_SOURCES: 'https://prices.test/feed,replay' }, 'PB_PRICE_SOURCES: replay is for demonstrations only'],
  ])('production refuses %j', (change, problem) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(problem);
    expect(() => readConfig({ ...production, ...change, PB_ENV: 'beta' })).toThrow(problem.replace('production', 'beta'));
    expect(() => readConfig({ ...production, ...change, PB_ENV: 'demo' })).not.toThrow();
  });

  it.each(['development', 'demo', 'beta', 'production'])('%s refuses the password cost of tests', (name) => {
    const given = { ...production, PB_ENV: name, PB_PASSWORD_COST: 'test' };
    expect(() => readConfig(given)).toThrow(`PB_PASSWORD_COST: the cost of tests is refused in ${name}`);
    expect(readConfig({ ...given, PB_ENV: 'test' }).passwordCost).toBe('test');
    expect(readConfig({ PB_ENV: 'test' }).passwordCost).toBe('full');
  });

  it('production accepts all roles with values of their own, and the matcher without them', () => {
    expect(readConfig({ ...production, ...ofRoles }, roleNames).mail).toEqual([{ url: ofRoles.PB_MAIL_URL, from: ofRoles.PB_MAIL_FROM }]);
    expect(readConfig(production, ['matcher']).env).toBe('production');
  });

  it.each<
    [keyof typeof ofRoles | 'PB_SMS_TOKEN' | `PB_${'MAIL_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_TOKEN'}_2`, string, readonly RoleName[]]
  >([
    ['PB_MAIL_URL', 'smtp://127.0.0.1:8025', ['worker']],
    ['PB_MAIL_URL', 'smtp://localhost', ['worker']],
    ['PB_MAIL_URL', 'smtp://[::1]:25', ['worker']],
    ['PB_MAIL_FROM', 'Peerbourse <no-reply@peerbourse.test>', ['worker']],
    ['PB_SMS_URL', 'http://127.0.0.1:8026/sms', ['worker']],
    ['PB_SMS_TOKEN', 'development-sms-token', ['worker']],
    ['PB_MAIL_URL_2', 'smtp://127.0.0.1:8025', ['worker']],
    ['PB_MAIL_FROM_2', 'Peerbourse <no-reply@peerbourse.test>', ['worker']],
    ['PB_SMS_URL_2', 'http://localhost/sms', ['worker']],
    ['PB_SMS_TOKEN_2', 'development-sms-token', ['worker']],
    ['PB_TELEGRAM_URL', 'http://127.0.0.1:8026/telegram', ['worker']],
    ['PB_TELEGRAM_TOKEN', 'development-bot-token', ['worker']],
    ['PB_TELEGRAM_BOT', 'peerbourse_demo_bot', ['api']],
    ['PB_FILES_DIR', '.files', ['api', 'admin', 'worker']],
    ['PB_SCREENING', 'bundled', ['admin', 'worker']],
    ['PB_SCREENING_FILE', '', ['admin', 'worker']],
    ['PB_SCREENING_FILE', 'list.csv', ['admin', 'worker']],
    ['PB_NATS_URL', 'nats://nats.test:4222', ['stream', 'worker']],
    ['PB_NATS_URL', 'nats://worker@nats.test:4222', ['stream', 'worker']],
    ['PB_NATS_URL', 'nats://{role}:development-password-of-{role}@nats.test:4222', ['stream', 'worker']],
    ['PB_FACT_KEYS', 'dev:development-fact-key-of-at-least-32-characters', ['stream', 'worker']],
  ])('production refuses %s %s to those who use it, and to nobody else', (name, value, users) => {
    for (const PB_ENV of ['production', 'beta', 'demo']) {
      const refusing = roleNames.filter((role) => refuses({ ...production, ...ofRoles, [name]: value, PB_ENV }, role, name));
      expect(refusing, PB_ENV).toEqual(PB_ENV === 'demo' ? [] : users);
    }
  });

  it.each(Object.keys(ofRoles) as Array<keyof typeof ofRoles>)('production refuses a missing %s', (name) => {
    const without = { ...production, ...ofRoles, [name]: undefined };
    expect(roleNames.some((role) => refuses(without, role, name))).toBe(true);
  });

  it('production accepts the invented list from whoever insists on it', () => {
    const insisting = { ...production, ...ofRoles, PB_SCREENING: 'bundled', PB_SCREENING_SAMPLE: 'allowed' };
    expect(readConfig(insisting, ['admin', 'worker']).screening.driver).toBe('bundled');
  });

  it('mails and SMS have a second provider only if it is named, and its sender is that of the first one', () => {
    const first = readConfig({ ...production, ...ofRoles, PB_MAIL_URL_2: '', PB_SMS_URL_2: '', PB_SMS_TOKEN_2: 'unused' }, ['worker']);
    expect([first.mail.length, first.sms.length]).toEqual([1, 1]);
    const addresses = { PB_MAIL_URL_2: 'smtps://other.test', PB_SMS_URL_2: 'https://other.test/sms', PB_SMS_TOKEN_2: 'token' };
    const both = readConfig({ ...production, ...ofRoles, ...addresses }, ['worker']);
    expect(both.mail[1]).toEqual({ url: 'smtps://other.test', from: ofRoles.PB_MAIL_FROM });
    expect(both.sms[1]).toEqual({ url: 'https://other.test/sms', token: 'token' });
    const sender = 'Exchange <post@other.test>';
    expect(readConfig({ ...production, ...ofRoles, ...addresses, PB_MAIL_FROM_2: sender }, ['worker']).mail[1]?.from).toBe(sender);
    expect(() => readConfig({ PB_MAIL_URL_2: 'mail.test' })).toThrow('- PB_MAIL_URL_2: ');
  });

  it('without a bot nobody asks for its address', () => {
    const without = { ...production, ...ofRoles, PB_TELEGRAM_TOKEN: '', PB_TELEGRAM_URL: undefined };
    expect(readConfig(without, ['worker']).telegram.token).toBe('');
  });
});

function refuses(variables: Record<string, string | undefined>, role: RoleName, name: string): boolean {
  try {
    readConfig(variables, [role]);
    return false;
  } catch (error) {
    return (error as Error).message.includes(`- ${name}: `);
  }
}
