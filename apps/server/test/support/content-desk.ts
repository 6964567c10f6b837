import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { openItem } from '@peerbourse/contract/core/content/desk/open-item';
import { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';
import { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { headers } from '@peerbourse/contract/headers';
import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { expect } from 'vitest';
import type { TestEnvironment } from './test-environment.ts';

/** What an editor writes, with nothing missing; a test says what it wants otherwise. */
const usual: { [Kind in ContentKind]: Pick<CallInput<typeof writeVersion>, 'fields' | 'texts'> } = {
  menu: { fields: { place: 'header', parent: '', to: '/help', switch: '', sort: 500 }, texts: { en: { label: 'Label' } } },
  banner: { fields: { place: 'home', to: '', picture: '', tone: 'info', sort: 1 }, texts: { en: { title: 'Title' } } },
  notice: { fields: { tone: 'info', to: '', sort: 1 }, texts: { en: { text: 'Text' } } },
  campaign: {
    fields: { audience: 'everybody', countries: [], languages: [], to: '/help', picture: '', sort: 1 },
    texts: { en: { title: 'Title', body: 'Body', action: 'Go' } },
  },
  community: { fields: { to: 'https://group.test/a', languages: [], sort: 1 }, texts: { en: { name: 'Group' } } },
  'page-title': { fields: {}, texts: { en: { title: 'Title', description: 'Description' } } },
  article: { fields: { category: 'market', picture: '' }, texts: { en: { title: 'Title', summary: 'Summary', body: 'Body' } } },
  announcement: { fields: { category: 'rules', isPinned: false }, texts: { en: { title: 'Title', summary: 'Summary', body: 'Body' } } },
  help: { fields: { category: 'start', switch: '', sort: 1 }, texts: { en: { title: 'Title', summary: 'Summary', body: 'Body' } } },
  page: { fields: {}, texts: { en: { title: 'Title', summary: 'Summary', body: 'Body' } } },
  incident: {
    fields: { parts: ['accounts'], impact: 'degraded', phase: 'working' },
    texts: { en: { title: 'Title', body: 'Body' } },
  },
  maintenance: { fields: { isStopped: true }, texts: { en: { title: 'Title', body: 'Body' } } },
  restriction: { fields: { closed: ['p2p'] }, texts: { en: { note: 'Note' } } },
};

type Written = Partial<Pick<CallInput<typeof writeVersion>, 'fields' | 'texts' | 'basedOn'>>;

export function draft(kind: ContentKind, name: string, { fields = {}, texts, basedOn = 0 }: Written = {}): CallInput<typeof writeVersion> {
  return { kind, name, basedOn, fields: { ...usual[kind].fields, ...fields }, texts: texts ?? usual[kind].texts };
}

/** A new version on top of whatever there is. */
export async function write(
  env: TestEnvironment,
  kind: ContentKind,
  name: string,
  written: Written = {},
): Promise<CallOutput<typeof writeVersion>> {
  const { body: before } = await env.call(openItem, { kind, name });
  const basedOn = before.code === '00000' ? before.data.newestVersion : 0;
  const { body } = await env.call(writeVersion, draft(kind, name, { ...written, basedOn }));
  expect(body, body.msg).toMatchObject({ code: '00000' });
  return body.data;
}

export async function publish(env: TestEnvironment, kind: ContentKind, name: string, version: number, times: object = {}): Promise<void> {
  const { body } = await env.call(publishVersion, { kind, name, version, ...times });
  expect(body, body.msg).toMatchObject({ code: '00000' });
}

/** Written and shown. */
export async function show(env: TestEnvironment, kind: ContentKind, name: string, written: Written = {}): Promise<number> {
  const { version } = await write(env, kind, name, written);
  await publish(env, kind, name, version);
  return version;
}

export function inLanguage(code: LocaleCode): Record<string, string> {
  return { [headers.language]: localeOf(code).languageKey };
}

/** Copies are a second old at most. */
export const soon = { interval: 100 };
