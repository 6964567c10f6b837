import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWebConfig } from './config.ts';
import { contentPolicy, fixedHeaders } from './security-headers.ts';

const production = {
  PB_ENV: 'production',
  PB_SERVICE_TOKEN: 'a-secret-of-the-installation',
  PB_SITE_URL: 'https://exchange.example',
};

describe('the configuration of the web role', () => {
  it('is refused with a list in words', () => {
    expect(() => readWebConfig({ PB_WEB_PORT: 'x', PB_ENV: 'moon' })).toThrow(/PB_ENV[\s\S]*PB_WEB_PORT|PB_WEB_PORT[\s\S]*PB_ENV/);
    expect(() => readWebConfig({ PB_ENV: 'production' })).toThrow('PB_SERVICE_TOKEN: the development value is refused in production');
  });

  it('takes its secret from a file, and refuses one that is given twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pb-secrets-'));
    const file = join(folder, 'service-token');
    writeFileSync(file, `${production.PB_SERVICE_TOKEN}\n`);
    const { PB_SERVICE_TOKEN: _inFile, ...others } = production;
    expect(readWebConfig({ ...others, PB_SERVICE_TOKEN_FILE: file }).serviceToken).toBe(production.PB_SERVICE_TOKEN);
    expect(() => readWebConfig({ ...production, PB_SERVICE_TOKEN_FILE: file })).toThrow('and so is PB_SERVICE_TOKEN_FILE');
    rmSync(folder, { recursive: true });
    expect(() => readWebConfig({ ...others, PB_SERVICE_TOKEN_FILE: file })).toThrow('cannot be read: ENOENT');
  });

  it('knows the public origin of the site, which is https where there is https', () => {
    expect(readWebConfig({}).siteUrl).toBe('http://localhost:8080');
    expect(readWebConfig({ ...production, PB_SITE_URL: 'https://exchange.example/' }).siteUrl).toBe('https://exchange.example');
    expect(() => readWebConfig({ ...production, PB_SITE_URL: 'http://exchange.example' })).toThrow('PB_SITE_URL');
    expect(() => readWebConfig({ PB_SITE_URL: 'exchange.example' })).toThrow('PB_SITE_URL');
  });

  it('R9.8 puts the addresses of the live socket into the content policy', () => {
    const config = readWebConfig({ ...production, PB_LIVE_URLS: 'wss://a.example/live, wss://b.example/live,wss://c.example/live' });
    expect(contentPolicy(config)('N')).toContain("connect-src 'self' wss://a.example/live wss://b.example/live wss://c.example/live");
  });

  it('allows no inline script, no string as code and no frame outside of development', () => {
    const policy = contentPolicy(readWebConfig(production))('N');
    expect(policy).toContain("script-src 'nonce-N' 'strict-dynamic'");
    expect(policy).not.toContain('unsafe');
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types push-worker;',
      "worker-src 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
  });

  it('asks for https only where there is https', () => {
    expect(fixedHeaders(readWebConfig(production))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(fixedHeaders(readWebConfig({}))['strict-transport-security']).toBeUndefined();
  });
});
