import { describe, expect, it } from 'vitest';
import { headers, terminalTypes } from './headers.ts';

describe('headers', () => {
  it('R7.2 R7.3 carry the names of the wire', () => {
    const names: string[] = Object.values(headers);
    const wire = [
      'language',
      'locale',
      'terminaltype',
      'terminalcode',
      'deviceid',
      'fingerprint',
      'theme',
      'securitynew',
      'usenewpwdversion',
    ];
    expect(names).toEqual(expect.arrayContaining([...wire, 'adtrack', 'pfb', 'dtoken', 'tm-timezone']));
  });

  it('are in lower case, as Node hands them over, and unique', () => {
    const names = Object.values(headers);
    for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
    expect(new Set(names).size).toBe(names.length);
  });

  it('R7.3 R5.20 terminal 1 is web, 2 Android, 3 iOS', () => {
    expect(terminalTypes).toEqual({ web: '1', android: '2', ios: '3' });
  });
});
