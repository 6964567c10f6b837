import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openItem } from '@peerbourse/contract/core/content/desk/open-item';
import { withdrawItem } from '@peerbourse/contract/core/content/desk/withdraw-item';
import { titledPages } from '@peerbourse/contract/core/content/kind.shape';
import { locales } from '@peerbourse/contract/locales';
import { readCatalogue } from '@peerbourse/texts/read-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeInitialContent } from '#modules/core/content/initial/write-initial-content.ts';
import { openPool } from '#platform/db/pool.ts';
import { migrate } from '../../src/one-shots.ts';
import { show, write } from '../support/content-desk.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const shippedFolder = join(import.meta.dirname, '../../content');

let env: TestEnvironment;
let folder: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
  folder = mkdtempSync(join(tmpdir(), 'peerbourse-content-'));
  for (const kind of ['help', 'article']) mkdirSync(join(folder, kind));
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await env.close();
});

async function load(): Promise<void> {
  const { db } = openPool({ url: env.config.databaseUrl('owner'), size: 1, statementMs: 10_000, name: 'initial-content' });
  await writeInitialContent(db, folder).finally(() => db.destroy());
}

function list(...documents: Array<{ kind: string; slug: string; fields: object }>): void {
  writeFileSync(join(folder, 'documents.json'), JSON.stringify(documents));
}

function file(name: string, title: string, body = 'A body.'): void {
  writeFileSync(join(folder, name), `# ${title}\n\n> What it is about\n\n${body}\n`);
}

async function opened(kind: 'help' | 'article', name: string) {
  return (await env.call(openItem, { kind, name })).body.data;
}

const answer = { kind: 'help', slug: 'answer', fields: { category: 'start', switch: '', sort: 1 } };

describe('content that comes with the release', () => {
  it('is written and shown, in every language that has a file', async () => {
    list(
      answer,
      { kind: 'article', slug: 'no-file', fields: { category: 'market', picture: '' } },
      { ...answer, slug: 'bad-fields', fields: {} },
    );
    file('help/answer.en.md', 'An answer of {brand}', '## Part\n\n- one\n- two');
    file('help/answer.ja.md', '答え');
    file('help/answer.de.md', 'x'.repeat(121));
    file('help/answer.xx.md', 'No language of ours');
    file('help/bad-fields.en.md', 'Not a section');
    await load();
    expect(await opened('help', 'answer')).toMatchObject({
      state: 'live',
      author: 'initial content',
      locales: ['en', 'ja'],
      label: 'An answer of {brand}',
      shown: {
        version: 1,
        fields: answer.fields,
        texts: {
          en: { title: 'An answer of {brand}', summary: 'What it is about', body: '## Part\n\n- one\n- two' },
          ja: { title: '答え' },
        },
      },
    });
    expect(await opened('article', 'no-file')).toBeNull();
    expect(await opened('help', 'bad-fields')).toBeNull();
  });

  it('is not written twice, and migrating again changes nothing', async () => {
    const everything = () =>
      env.query(`SELECT (SELECT count(*) FROM content_versions) AS versions, (SELECT count(*) FROM content_publications) AS publications`);
    const before = await everything();
    await load();
    await migrate(env.config.databaseUrl('owner'));
    expect(await everything()).toEqual(before);
  });

  it('gets a new version when it has changed', async () => {
    file('help/answer.en.md', 'A better answer');
    await load();
    expect(await opened('help', 'answer')).toMatchObject({ state: 'live', liveVersion: 2, newestVersion: 2, label: 'A better answer' });
  });

  it('is left alone once somebody has written or decided something about it', async () => {
    list(answer, { ...answer, slug: 'withdrawn' }, { ...answer, slug: 'drafted' });
    for (const slug of ['withdrawn', 'drafted']) file(`help/${slug}.en.md`, 'A title');
    await load();
    await show(env, 'help', 'answer', { fields: answer.fields, texts: { en: { title: 'By a person', summary: 'a', body: 'b' } } });
    await env.call(withdrawItem, { kind: 'help', name: 'withdrawn' });
    await write(env, 'help', 'drafted');
    for (const slug of ['answer', 'withdrawn', 'drafted']) file(`help/${slug}.en.md`, 'A third answer');
    await load();
    expect(await opened('help', 'answer')).toMatchObject({ liveVersion: 3, newestVersion: 3, label: 'By a person' });
    expect(await opened('help', 'withdrawn')).toMatchObject({ state: 'withdrawn', newestVersion: 1 });
    expect(await opened('help', 'drafted')).toMatchObject({ liveVersion: 1, newestVersion: 2, author: 'operator' });
  });
});

describe('what is shipped', () => {
  it('every document file is on the site: nothing was too long or in the wrong form', async () => {
    const files = readdirSync(shippedFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    const rows = await env.query<{ file: string }>(
      `SELECT item.kind || '/' || item.name || '.' || locale || '.md' AS file
       FROM content_items item JOIN content_versions written ON written.item_id = item.id AND written.author = 'initial content'
       CROSS JOIN jsonb_object_keys(written.texts) AS locale WHERE item.kind IN ('article', 'announcement', 'help', 'page')`,
    );
    const shown = new Set(rows.map((row) => row.file));
    expect(files.filter((name) => !shown.has(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  it('every page has its title, and every menu entry its label, in all languages that have the texts', async () => {
    const rows = await env.query<{ kind: string; name: string; texts: Record<string, { label?: string; title?: string }> }>(
      `SELECT kind, name, texts FROM content_items item JOIN content_versions ON item_id = item.id WHERE kind IN ('menu', 'page-title')`,
    );
    const pages = rows.filter(({ kind }) => kind === 'page-title');
    expect(pages.map(({ name }) => name).sort()).toEqual([...titledPages].sort());
    for (const { code, tag } of locales) {
      const titles = readCatalogue('titles', code);
      const complete = titledPages.filter((page) =>
        ['title', 'description'].every((part) => `${page.replaceAll('-', '_')}_${part}` in titles),
      );
      expect(
        pages.filter(({ texts }) => texts[code]).map(({ name }) => name),
        tag,
      ).toEqual(expect.arrayContaining(complete));
      const { nav_help: label } = readCatalogue('common', code);
      if (label) expect(rows.find(({ name }) => name === 'header-help')?.texts[code]?.label).toBe(label);
    }
  });

  it('names of the exchange are left open', async () => {
    const [row] = await env.query<{ title: string }>(
      `SELECT texts #>> '{en,title}' AS title FROM content_items item JOIN content_versions ON item_id = item.id
       WHERE kind = 'page-title' AND name = 'home'`,
    );
    expect(row?.title).toContain('{brand}');
  });
});
