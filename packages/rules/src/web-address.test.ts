import { describe, expect, it } from 'vitest';
import { webAddressProblem } from './web-address.ts';

const label63 = 'd'.repeat(63);

describe('R5.12 web address', () => {
  it.each([
    'http://example.com',
    'https://example.com',
    'HTTPS://Example.COM',
    'https://a.co',
    'https://1.2.example',
    'https://a-b.c--d.example',
    'https://xn--80ak6aa92e.xn--p1ai',
    'https://example.com/',
    'https://example.com?',
    'https://example.com#top',
    'https://example.com/a/b.html?c=d&e=~f#g!',
    'https://example.com/@ann',
    'https://example.com/!~',
    'https://example.com:1',
    'https://example.com:443/',
    'https://example.com:9999?x',
    'https://example.com:65535/x',
    `https://${label63}.${label63}`,
  ])('R5.12 takes %s', (text) => {
    expect(webAddressProblem(text)).toBeUndefined();
  });

  it.each([
    '',
    'example.com',
    'www.example.com',
    '//example.com',
    'ftp://example.com',
    'javascript://example.com',
    'https:example.com',
    'https:/example.com',
    'http:/example.com',
    'httpss://example.com',
    'ttps://example.com',
    ' https://example.com',
    'xhttps://example.com',
    'see https://example.com',
  ])('R5.12 requires http or https: %j', (text) => {
    expect(webAddressProblem(text)).toBe('no-scheme');
  });

  it.each([
    'https://',
    'https://localhost',
    'https://example',
    'https://example.',
    'https://.com',
    'https://a..com',
    'https://a.c',
    'https://a.1c',
    'https://a.c-',
    'https://a.-c',
    'https://-a.com',
    'https://a-.com',
    'https://a_b.com',
    'https://_a.com',
    'https://a_.com',
    'https://a.c_m',
    'https://a.co_',
    'https://a._om',
    'https://127.0.0.1',
    'https://[::1]',
    'https://ann@example.com',
    'https://ann:secret@example.com',
    'https://example.com@evil.example',
    'https://example.com\\@evil.example',
    'https://https://example.com',
    'https:///example.com',
    'https://example.com:',
    'https://example.com::80',
    'https://example.com:0',
    'https://example.com:080',
    'https://example.com:a',
    'https://example.com:65536',
    'https://example.com:99999',
    'https://example.com:100000',
    'https://example.com:80a',
    'https://example.com:1a',
    'https://example.com/a b',
    'https://example.com/é',
    'https://example.com/\u007f',
    'https://example.com/\n',
    'https://example.com\n',
    'https://example.com ',
    'https:// example.com',
    'https://exämple.com',
    `https://${label63}d.com`,
    `https://a.${label63}d`,
  ])('R5.12 finds %j odd', (text) => {
    expect(webAddressProblem(text)).toBe('odd-address');
  });

  it.each(['a', 'z', '0', '9'])('R5.12 %s may stand anywhere in a host, a digit not first in its last label', (character) => {
    const hosts = [
      `${character}.com`,
      `${character}b.com`,
      `b${character}b.com`,
      `b${character}.com`,
      `b.c${character}m`,
      `b.c${character}`,
    ];
    for (const host of hosts) expect(webAddressProblem(`https://${host}`), host).toBeUndefined();
    const isLetter = /[a-z]/.test(character);
    expect(webAddressProblem(`https://b.${character}om`)).toBe(isLetter ? undefined : 'odd-address');
  });

  it.each(['`', '{', '@', '[', '_', '%'])('R5.12 %s may stand nowhere in a host', (character) => {
    const hosts = [
      `${character}b.com`,
      `b${character}b.com`,
      `b${character}.com`,
      `b.${character}om`,
      `b.c${character}m`,
      `b.co${character}`,
    ];
    for (const host of hosts) expect(webAddressProblem(`https://${host}`), host).toBe('odd-address');
  });
});
