import { describe, expect, it } from 'vitest';
import { comparableText, readSettingText, settingText } from './setting.form.ts';

describe('readSettingText', () => {
  it('reads any JSON value', () => {
    expect(readSettingText('90', 60)).toEqual({ value: 90 });
    expect(readSettingText('{"name": "Peerbourse", "list": []}', {})).toEqual({ value: { name: 'Peerbourse', list: [] } });
    expect(readSettingText('false', true)).toEqual({ value: false });
  });

  it('says why a text is no value', () => {
    expect(readSettingText('{"name": }', {})).toHaveProperty('problem', expect.stringMatching(/^This is not JSON yet\. ./));
    expect(readSettingText('', 60)).toHaveProperty('problem');
  });

  it('does not write what is already there, however it is spaced', () => {
    const current = { name: 'Peerbourse', on: true };
    expect(readSettingText(settingText(current), current)).toEqual({ problem: 'Nothing has changed.' });
    expect(readSettingText('{"name":"Peerbourse","on":true}', current)).toEqual({ problem: 'Nothing has changed.' });
  });
});

it('compares values by their names, in whatever order they stand', () => {
  expect(comparableText({ b: [2, 1], a: { d: 1, c: 2 } })).toBe(comparableText({ a: { c: 2, d: 1 }, b: [2, 1] }));
  expect(comparableText([1, 2])).not.toBe(comparableText([2, 1]));
});
