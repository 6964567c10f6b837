import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  PB_ENV: 'production',
  PB_SERVICE_TOKEN: 'a-service-token-of-production',
  PB_TICKET_SECRET: 'a-ticket-secret-of-production',
  PB_KEYS: 'k1:a-key-of-production-with-32-characters-or-more',
  PB_ORIGINS: 'https://peerbourse.test',
  PB_CONSOLE_ORIGINS: 'https://console.peerbourse.test',
  PB_PRICE_SOURCES: 'https://prices.test/feed',
};

describe('configuration', () => {
  it('an empty environment is a development machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ env: 'development', listenHost: '127.0.0.1', ports: { api: 8081, admin: 8082, stream: 8083 } });
    expect(config.databaseUrl('api')).toBe('postgres://pb_api@127.0.0.1:5432/peerbourse');
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
});
