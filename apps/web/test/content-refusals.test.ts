import { type ContentKind, contentKindNames, contentKinds } from '@peerbourse/contract/core/content/kind.shape';
import { expect, test } from 'vitest';
import { refusedAddresses, xssPayloads } from '../../../e2e/core/content/xss-payloads.ts';
import { staffCall } from '../../../e2e/site.ts';

test('there are more than a thousand payloads, no two alike', () => {
  expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  expect(xssPayloads.length).toBeGreaterThanOrEqual(1_000);
});

const withAddress = contentKindNames.filter((kind) => 'to' in contentKinds[kind].fields);

test('G13 an address that is none of ours is refused wherever one can be given', async () => {
  expect(withAddress).toEqual(['menu', 'banner', 'notice', 'campaign', 'community']);
  for (const kind of withAddress) {
    for (const to of refusedAddresses) await expect(write(kind, { to }), `${kind} ${to}`).rejects.toThrow(/: (?:61503|40001) /);
  }
  await expect(write('menu', { to: '/insights' })).resolves.toBeDefined();
});

test('G13 names of texts and fields are those of the kind', async () => {
  for (const name of ['constructor', 'toString', 'prototype', 'hasOwnProperty', '__defineGetter__']) {
    await expect(write('notice', { [name]: 'x' }), name).rejects.toThrow(': 61503 ');
    await expect(write('notice', {}, { [name]: 'x' }), name).rejects.toThrow(': 61504 ');
  }
  await expect(write('notice', {}, { text: 'a\u0000b' })).rejects.toThrow(': 40001 ');
});

const soundFields: Partial<Record<ContentKind, Record<string, unknown>>> = {
  menu: { place: 'header', parent: '', to: '/', switch: '', sort: 1 },
  banner: { place: 'home', to: '/', picture: '', tone: 'info', sort: 1 },
  notice: { to: '/', tone: 'info', sort: 1 },
  campaign: { audience: 'everybody', countries: [], languages: [], to: '/', picture: '', sort: 1 },
  community: { to: 'https://a.example', languages: [], sort: 1 },
};

/** A draft that would be kept, but for what is laid over it. */
async function write(kind: ContentKind, fields: Record<string, unknown>, texts: Record<string, string> = {}): Promise<unknown> {
  const names = Object.keys(contentKinds[kind].texts);
  const sound = Object.fromEntries(names.map((name) => [name, 'x']));
  const input = { kind, name: 'xss-draft', basedOn: 0, fields: { ...soundFields[kind], ...fields }, texts: { en: { ...sound, ...texts } } };
  return await staffCall('/v1/admin/content/write-version', input);
}
