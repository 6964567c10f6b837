import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { itemList } from '@peerbourse/contract/core/content/desk/item-list';
import { openItem } from '@peerbourse/contract/core/content/desk/open-item';
import { previewText } from '@peerbourse/contract/core/content/desk/preview-text';
import { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';
import { uploadPicture } from '@peerbourse/contract/core/content/desk/upload-picture';
import { withdrawItem } from '@peerbourse/contract/core/content/desk/withdraw-item';
import { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { noticeBar } from '@peerbourse/contract/core/content/notice-bar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, publish, show, soon, write } from '../support/content-desk.ts';
import { photo } from '../support/fixtures/valid-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

async function moveClock(hours: number): Promise<void> {
  await env.query('UPDATE platform_identity SET clock_offset = make_interval(hours => $1)', [hours]);
}

async function databaseTime(hours: number): Promise<string> {
  const [row] = await env.query<{ at: Date }>('SELECT app_now() + make_interval(hours => $1) AS at', [hours]);
  return (row as { at: Date }).at.toISOString();
}

async function opened(kind: ContentKind, name: string) {
  const { body } = await env.call(openItem, { kind, name });
  expect(body.code).toBe('00000');
  return body.data;
}

async function noticeTexts(): Promise<string[]> {
  return (await env.call(noticeBar, {})).body.data.notices.map(({ text }) => text);
}

async function codeOf(kind: ContentKind, name: string, written: Parameters<typeof draft>[2] = {}): Promise<unknown> {
  const { body } = await env.call(writeVersion, draft(kind, name, written));
  return body.code === '00000' ? 'written' : [body.code, body.data];
}

describe('writing content', () => {
  it('R7.7 a version is a draft until it is published, and then on the site within the second of the copy', async () => {
    expect(await write(env, 'notice', 'first', { texts: { en: { text: 'Seen now' } } })).toEqual({ version: 1, dropped: [] });
    expect(await opened('notice', 'first')).toMatchObject({ state: 'draft', liveVersion: null, newestVersion: 1, label: 'Seen now' });
    expect(await noticeTexts()).toEqual([]);
    await publish(env, 'notice', 'first', 1);
    await expect.poll(noticeTexts, soon).toEqual(['Seen now']);
    expect(await opened('notice', 'first')).toMatchObject({ state: 'live', liveVersion: 1 });
  });

  it('a newer version is not shown before somebody says so, and an older one can be shown again', async () => {
    await show(env, 'notice', 'first', { texts: { en: { text: 'Second' } } });
    await write(env, 'notice', 'first', { texts: { en: { text: 'Third' } } });
    await expect.poll(noticeTexts, soon).toEqual(['Second']);
    await publish(env, 'notice', 'first', 1);
    await expect.poll(noticeTexts, soon).toEqual(['Seen now']);
    expect(await opened('notice', 'first')).toMatchObject({
      liveVersion: 1,
      newestVersion: 3,
      shown: { version: 3, texts: { en: { text: 'Third' } }, author: 'operator' },
      versions: [{ version: 3 }, { version: 2 }, { version: 1 }],
      publications: [{ version: 1 }, { version: 2 }, { version: 1 }],
    });
    const { body } = await env.call(openItem, { kind: 'notice', name: 'first', version: 2 });
    expect(body.data.shown.texts).toEqual({ en: { text: 'Second' } });
  });

  it('what is withdrawn is gone, with whatever was scheduled for it', async () => {
    await publish(env, 'notice', 'first', 2, { startsAt: await databaseTime(5) });
    expect(await opened('notice', 'first')).toMatchObject({ state: 'live', liveVersion: 1, nextVersion: 2 });
    expect((await env.call(withdrawItem, { kind: 'notice', name: 'first' })).body.data).toMatchObject({ version: null, endsAt: null });
    await expect.poll(noticeTexts, soon).toEqual([]);
    await moveClock(6);
    expect(await opened('notice', 'first')).toMatchObject({ state: 'withdrawn', liveVersion: null, nextVersion: null });
    expect(await noticeTexts()).toEqual([]);
    await moveClock(0);
  });

  it('a schedule begins and ends by the clock of the database', async () => {
    await write(env, 'notice', 'planned', { texts: { en: { text: 'Planned' } } });
    await publish(env, 'notice', 'planned', 1, { startsAt: await databaseTime(2), endsAt: await databaseTime(4) });
    expect(await opened('notice', 'planned')).toMatchObject({ state: 'scheduled', liveVersion: null, nextVersion: 1 });
    await moveClock(3);
    expect(await opened('notice', 'planned')).toMatchObject({ state: 'live', liveVersion: 1, nextVersion: null });
    await expect.poll(noticeTexts, soon).toEqual(['Planned']);
    await moveClock(5);
    expect(await opened('notice', 'planned')).toMatchObject({ state: 'ended', liveVersion: null });
    await expect.poll(noticeTexts, soon).toEqual([]);
    await moveClock(0);
  });

  it('of several schedules the one that begins next is named, and the newest that has begun holds', async () => {
    await write(env, 'notice', 'several');
    await write(env, 'notice', 'several', { texts: { en: { text: 'Two' } } });
    await publish(env, 'notice', 'several', 1, { startsAt: await databaseTime(4) });
    await publish(env, 'notice', 'several', 2, { startsAt: await databaseTime(2) });
    expect(await opened('notice', 'several')).toMatchObject({ state: 'scheduled', nextVersion: 2 });
    await moveClock(5);
    expect(await opened('notice', 'several')).toMatchObject({ state: 'live', liveVersion: 2 });
    await moveClock(0);
    await env.call(withdrawItem, { kind: 'notice', name: 'several' });
  });

  it('the list says where every item stands', async () => {
    const { body } = await env.call(itemList, { kind: 'notice' });
    const states = Object.fromEntries(body.data.items.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ first: 'withdrawn', planned: 'scheduled', several: 'withdrawn' });
  });

  it('of many writers on the same version one wins, and so with a new item', async () => {
    for (const basedOn of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          env.call(writeVersion, draft('notice', 'contested', { basedOn, texts: { en: { text: `by ${i}` } } })),
        ),
      );
      const codes = answers.map(({ body }) => body.code).sort();
      expect(codes).toEqual(['00000', ...Array.from({ length: 7 }, () => '61502')]);
    }
    expect(await opened('notice', 'contested')).toMatchObject({ newestVersion: 2 });
    expect(await codeOf('notice', 'never-written', { basedOn: 1 })).toEqual(['61502', null]);
  });

  it('writes who did what into the audit log', async () => {
    const { body } = await env.call(auditList, { subject: 'notice/first' });
    expect(new Set(body.data.entries.map(({ act }) => act))).toEqual(
      new Set(['content.written', 'content.published', 'content.withdrawn']),
    );
    expect(body.data.entries[0]).toMatchObject({ actor: 'operator', act: 'content.withdrawn', details: { version: null } });
    const facts = await env.query(`SELECT body FROM platform_outbox WHERE stream = 'content' AND key = 'notice/first' ORDER BY key_seq`);
    expect(facts[0]).toMatchObject({ body: { kind: 'notice', name: 'first', version: 1, author: 'operator' } });
  });
});

describe('what cannot be written', () => {
  it.each<[string, ContentKind, string, Parameters<typeof draft>[2], unknown]>([
    ['a field with another value', 'notice', 'bad', { fields: { tone: 'loud' } }, ['61503', { field: 'tone' }]],
    ['a field that the kind does not have', 'notice', 'bad', { fields: { color: 'red' } }, ['61503', { field: 'color' }]],
    ['an address that runs something', 'notice', 'bad', { fields: { to: 'javascript:alert(1)' } }, ['61503', { field: 'to' }]],
    ['an address of another site without its own name', 'notice', 'bad', { fields: { to: '//evil.test' } }, ['61503', { field: 'to' }]],
    [
      'a text that the kind does not have',
      'notice',
      'bad',
      { texts: { en: { text: 'a', title: 'b' } } },
      ['61504', { field: 'title', language: 'en' }],
    ],
    [
      'a text that is too long',
      'notice',
      'bad',
      { texts: { en: { text: 'a'.repeat(201) } } },
      ['61504', { field: 'text', language: 'en' }],
    ],
    [
      'a language without a text that must be there',
      'banner',
      'bad',
      { texts: { en: { title: 'a' }, de: { body: 'b' } } },
      ['61504', { field: 'title', language: 'de' }],
    ],
    ['nothing in English', 'notice', 'bad', { texts: { de: { text: 'Ein Text' }, en: { text: ' \u200B ' } } }, ['61505', null]],
    ['a name that nobody reads', 'page', 'imprint', {}, ['61506', null]],
    ['a country that does not exist', 'restriction', 'qq', {}, ['61506', null]],
    [
      'a country of a campaign that does not exist',
      'campaign',
      'bad',
      { fields: { countries: ['DE', 'QQ'] } },
      ['61503', { field: 'countries' }],
    ],
    ['a picture that does not exist', 'banner', 'bad', { fields: { picture: 'A'.repeat(22) } }, ['61503', { field: 'picture' }]],
    [
      'a picture in a text that does not exist',
      'help',
      'bad',
      { texts: { en: { title: 'a', summary: 'b', body: `> ![c](picture:${'A'.repeat(22)})` } } },
      ['61504', { field: 'body', language: 'en' }],
    ],
    [
      'a text nested too deeply',
      'help',
      'bad',
      { texts: { en: { title: 'a', summary: 'b', body: '>>>>>>> c' } } },
      ['61504', { field: 'body', language: 'en' }],
    ],
    ['a menu entry under one that does not exist', 'menu', 'bad', { fields: { parent: 'nothing' } }, ['61503', { field: 'parent' }]],
    ['a menu entry under itself', 'menu', 'bad', { fields: { parent: 'bad' } }, ['61503', { field: 'parent' }]],
  ])('%s', async (_, kind, name, written, answer) => {
    expect(await codeOf(kind, name, written)).toEqual(answer);
  });

  it('leaves nothing behind', async () => {
    expect(await env.query(`SELECT name FROM content_items WHERE name IN ('bad', 'imprint', 'qq', 'never-written')`)).toEqual([]);
  });

  it('a menu has two levels', async () => {
    expect(await codeOf('menu', 'top')).toBe('written');
    expect(await codeOf('menu', 'under', { fields: { parent: 'top' } })).toBe('written');
    expect(await codeOf('menu', 'deeper', { fields: { parent: 'under' } })).toEqual(['61503', { field: 'parent' }]);
    expect(await codeOf('menu', 'top', { basedOn: 1, fields: { parent: 'header-help' } })).toEqual(['61503', { field: 'parent' }]);
  });

  it.each([
    ['that ends before it begins', { startsAt: 3, endsAt: 2 }],
    ['that ends when it begins', { startsAt: 3, endsAt: 3 }],
    ['that has ended already', { endsAt: -1 }],
  ])('a publication %s', async (_, hours) => {
    await write(env, 'notice', 'timed');
    const now = Date.parse(await databaseTime(0));
    const times = Object.fromEntries(Object.entries(hours).map(([name, h]) => [name, new Date(now + h * 3_600_000).toISOString()]));
    expect((await env.call(publishVersion, { kind: 'notice', name: 'timed', version: 1, ...times })).body.code).toBe('61507');
  });

  it('a publication at a time that no calendar has, or of what does not exist', async () => {
    const input = { kind: 'notice' as const, name: 'timed', version: 1 };
    expect((await env.call(publishVersion, { ...input, startsAt: '2026-99-99T99:99:99Z' })).body.code).toBe('61507');
    expect((await env.call(publishVersion, { ...input, version: 99 })).body.code).toBe('61501');
    expect((await env.call(publishVersion, { ...input, name: 'nothing' })).body.code).toBe('61501');
    expect((await env.call(withdrawItem, { kind: 'notice', name: 'nothing' })).body.code).toBe('61501');
    expect((await env.call(openItem, { kind: 'notice', name: 'nothing' })).body.code).toBe('61501');
    expect((await env.call(openItem, { ...input, version: 99 })).body.code).toBe('61501');
  });

  it('what should have begun yesterday begins now', async () => {
    const { body } = await env.call(publishVersion, { kind: 'notice', name: 'timed', version: 1, startsAt: await databaseTime(-24) });
    expect(Date.parse(body.data.startsAt)).toBeGreaterThan(Date.parse(await databaseTime(-1)));
    await env.call(withdrawItem, { kind: 'notice', name: 'timed' });
  });
});

describe('texts', () => {
  it('are kept without what nobody sees, and lines without breaks', async () => {
    const text = '  Pay\u202E back\u0007 to\r\nme \u200B';
    await write(env, 'notice', 'cleaned', { texts: { en: { text, action: ' ' } } });
    expect((await opened('notice', 'cleaned')).shown.texts).toEqual({ en: { text: 'Pay back to me' } });
  });

  it('say what of them is not kept', async () => {
    const body = 'One <script>alert(1)</script> [two](javascript:alert(1)) ![three](https://evil.test/x.png)';
    const { dropped } = await write(env, 'help', 'dropping', { texts: { en: { title: 'a', summary: 'b', body } } });
    expect(dropped).toEqual(['en: HTML <script>', 'en: link to javascript:alert(1)', 'en: picture https://evil.test/x.png']);
    expect((await opened('help', 'dropping')).shown.texts.en?.body).toBe(body);
  });

  it('are previewed as readers will see them', async () => {
    const { body } = await env.call(previewText, { source: '## At {brand}\n\n<b>x</b>' });
    expect(body.data).toMatchObject({
      blocks: [{ kind: 'heading', level: 2, anchor: 'at-brand', spans: [{ kind: 'text', text: 'At Peerbourse' }] }, { kind: 'paragraph' }],
      dropped: ['HTML <b>'],
    });
    const large = await env.call(previewText, { source: '>'.repeat(40_000) });
    expect(large.body).toMatchObject({ code: '00000', data: { blocks: [], dropped: [expect.stringContaining('2000 pieces')] } });
  });

  it('may show pictures that were sent for them', async () => {
    const { fileId } = (await env.call(uploadPicture, { file: await photo() })).body.data;
    const texts = { en: { title: 'a', summary: 'b', body: `![A chart](picture:${fileId})` } };
    expect(await codeOf('article', 'with-picture', { fields: { picture: fileId }, texts })).toBe('written');
  });
});

describe('rights', () => {
  it('R6.1 only editors write, publish and withdraw; every member of staff may look', async () => {
    const reader = { headers: await env.addStaff('a-reader', ['reader', 'decider', 'approver', 'risk', 'auditor']) };
    const editor = { headers: await env.addStaff('an-editor', ['editor']) };
    const named = { kind: 'notice' as const, name: 'rights' };
    for (const [who, code] of [
      [reader, '40301'],
      [editor, '00000'],
    ] as const) {
      expect((await env.call(writeVersion, draft('notice', 'rights'), who)).body.code).toBe(code);
      expect((await env.call(publishVersion, { ...named, version: 1 }, who)).body.code).toBe(code);
      expect((await env.call(withdrawItem, named, who)).body.code).toBe(code);
    }
    expect((await env.call(openItem, named, reader)).body.data).toMatchObject({ author: 'an-editor', state: 'withdrawn' });
    expect((await env.call(itemList, { kind: 'notice' }, reader)).body.code).toBe('00000');
    expect((await env.call(previewText, { source: 'a' }, reader)).body.code).toBe('00000');
  });

  it('R6.1 no version and no decision is ever changed, and only the admin role adds any', async () => {
    const rights = await env.query<{ grantee: string; privilege_type: string }>(
      `SELECT DISTINCT grantee, privilege_type FROM information_schema.role_table_grants
       WHERE table_name LIKE 'content\\_%' AND grantee <> 'pb_owner' AND privilege_type <> 'SELECT'`,
    );
    expect(rights).toEqual([{ grantee: 'pb_admin', privilege_type: 'INSERT' }]);
  });
});
