import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';
import { uploadPicture } from '@peerbourse/contract/core/content/desk/upload-picture';
import { withdrawItem } from '@peerbourse/contract/core/content/desk/withdraw-item';
import { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCard } from '#modules/core/content/og/draw-card.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let jpeg: string;
const filesDir = mkdtempSync(join(tmpdir(), 'pb-pictures-'));

beforeAll(async () => {
  env = await openTestEnvironment({ PB_FILES_DIR: filesDir });
  await Promise.all([env.start('api'), env.start('admin')]);
  const image = sharp({ create: { width: 640, height: 360, channels: 3, background: '#35a' } });
  jpeg = (
    await image
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
});

afterAll(async () => {
  await env.close();
  rmSync(filesDir, { recursive: true });
});

async function upload(): Promise<string> {
  const { body } = await env.call(uploadPicture, { file: jpeg });
  expect(body).toMatchObject({ code: '00000', data: { width: 640, height: 360 } });
  return body.data.fileId;
}

function get(path: string, role: 'api' | 'admin' = 'api'): Promise<Response> {
  return fetch(`${env.addressOf(role)}${path}`);
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe('pictures of texts', () => {
  it('an editor sends one; it is nobody’s, kept for good, and a line of the audit log', async () => {
    const fileId = await upload();
    const [row] = await env.query('SELECT account_id, purpose, retention, attached_at FROM files_stored WHERE file_id = $1', [fileId]);
    expect(row).toEqual({ account_id: null, purpose: 'content-picture', retention: 'for-good', attached_at: expect.any(Date) });
    expect(await env.query('SELECT act, actor FROM audit_entries WHERE subject = $1', [fileId])).toEqual([
      { act: 'content.picture-uploaded', actor: 'operator' },
    ]);
  });

  it.each(['api', 'admin'] as const)('everybody may see it from the %s role, and keep it for a year', async (role) => {
    const answer = await get(`/files/content/${await upload()}`, role);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const { exif, format } = await sharp(await bytesOf(answer)).metadata();
    expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' });
  });

  it('every other file is not there, whatever it is, and all answers look alike', async () => {
    const fileId = await upload();
    const copy = `INSERT INTO files_stored SELECT $2, account_id, 'identity-front', sha256, size, type, width, height, key_id, wrapped_key, nonce,
      'copy/' || $2, 'identity', created_at, attached_at, deleted_at FROM files_stored WHERE file_id = $1`;
    const identity = 'i'.repeat(22);
    await env.query(copy, [fileId, identity]);
    const erased = await upload();
    await env.query('UPDATE files_stored SET deleted_at = app_now(), wrapped_key = NULL WHERE file_id = $1', [erased]);
    const tried = [identity, erased, 'A'.repeat(22), 'x', `${fileId}x`, `${fileId}%00`, '..%2f..%2fmetrics', '%F0%9F%98%80'];
    const answers = await Promise.all(tried.map((id) => get(`/files/content/${id}`)));
    for (const answer of answers) {
      expect(answer.status, answer.url).toBe(404);
      expect(await answer.json()).toMatchObject({ code: '40400', data: null });
    }
    await env.query('DELETE FROM files_stored WHERE file_id = $1', [identity]);
  });

  it('a picture of a person cannot become public by its row', async () => {
    await expect(env.query(`UPDATE files_stored SET purpose = 'identity-front' WHERE file_id = $1`, [await upload()])).rejects.toThrow(
      'content_picture_is_nobodys',
    );
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing known', 'x'.repeat(100)],
  ])('%s is no picture', async (_what, content) => {
    const { body } = await env.call(uploadPicture, { file: Buffer.from(content).toString('base64') });
    expect(body.code).toBe('20601');
  });

  it('only editors send pictures', async () => {
    const headers = await env.addStaff('reader-of-pictures', ['reader']);
    expect((await env.call(uploadPicture, { file: jpeg }, { headers })).body.code).toBe('40301');
  });
});

interface Written {
  name: string;
  texts: Record<string, string>;
}

async function publishArticle({ name, texts }: Written, basedOn = 0): Promise<void> {
  const full = Object.entries(texts).map(([code, title]) => [code, { title, summary: 'A summary', body: 'A body' }]);
  const { body } = await env.call(writeVersion, {
    kind: 'article',
    name,
    basedOn,
    fields: { category: 'guide', picture: '' },
    texts: Object.fromEntries(full),
  });
  expect(body.code).toBe('00000');
  await env.call(publishVersion, { kind: 'article', name, version: body.data.version });
}

const picture = (path: string) => get(`/files/og/${path}.png`);
const seen = async (path: string) => await expect.poll(async () => (await picture(path)).status).toBe(200);

describe('pictures that stand for pages', () => {
  it('are 1200 by 630, with the title of the page in the language of the visitor', async () => {
    await publishArticle({ name: 'prices', texts: { en: 'How a price is made', ar: 'كيف يُحسب السعر', ja: '価格の決まり方' } });
    await seen('en/article/prices');
    const answers = await Promise.all(['en', 'ar', 'ja'].map((locale) => picture(`${locale}/article/prices`)));
    const pictures = await Promise.all(answers.map(bytesOf));
    for (const [index, answer] of answers.entries()) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=300',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(pictures[index]).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(3);
  });

  it('a language that the text lacks shows the one that readers get', async () => {
    const [english, french] = await Promise.all(
      [picture('en/article/prices'), picture('fr/article/prices')].map(async (one) => bytesOf(await one)),
    );
    expect(french?.equals(english as Buffer)).toBe(true);
  });

  it('a new title is a new picture', async () => {
    const before = await bytesOf(await picture('en/article/prices'));
    await publishArticle({ name: 'prices', texts: { en: 'How our prices are made' } }, 1);
    await expect.poll(async () => (await bytesOf(await picture('en/article/prices'))).equals(before)).toBe(false);
  });

  it('pages of our own have theirs', async () => {
    expect((await picture('en/page-title/home')).status).toBe(200);
    expect((await picture('ar/page-title/insights')).status).toBe(200);
  });

  it('what is not shown has none', async () => {
    await publishArticle({ name: 'taken-back', texts: { en: 'Taken back' } });
    await seen('en/article/taken-back');
    await env.call(withdrawItem, { kind: 'article', name: 'taken-back' });
    await expect.poll(async () => (await picture('en/article/taken-back')).status).toBe(404);
    const unknown = [
      'xx/article/prices',
      'en/menu/prices',
      'en/article/nothing',
      'en/__proto__/prices',
      'en/article/..%2fprices',
      'en/article/P',
    ];
    for (const path of unknown) expect((await picture(path)).status, path).toBe(404);
    expect((await get('/files/og/en/article/prices')).status).toBe(404);
  });

  /** Each of these signs is one flat stroke; where its font is missing, a tall box stands in its place. */
  it.each([
    ['ar', 'ـــ'],
    ['ja', 'ーーー'],
    ['zh-CN', '一一一'],
    ['asia', 'ㅡㅡㅡ'],
  ] as const)('letters of %s are no boxes', async (language, title) => {
    const drawn = await drawCard({ brand: 'P', title, line: '', language });
    const strip = sharp(drawn).extract({ left: 40, top: 420, width: 1_120, height: 190 });
    const { info } = await sharp(await strip.png().toBuffer())
      .trim()
      .toBuffer({ resolveWithObject: true });
    expect(info.height).toBeLessThan(30);
    expect(info.width).toBeGreaterThan(20);
  });

  it('drawing is counted, what was drawn before is not', async () => {
    const slow = await openTestEnvironment({ PB_REQUESTS_PER_MINUTE_FACTOR: '0.1' });
    await slow.start('api');
    const ask = async (path: string) => (await fetch(`${slow.addressOf('api')}/files/og/${path}.png`)).status;
    const pages = ['home', 'insights', 'announcements', 'help', 'fees', 'terms', 'privacy', 'status', 'login', 'register'];
    const statuses: number[] = [];
    for (const page of pages) statuses.push(await ask(`de/page-title/${page}`));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const drawn = pages[statuses.indexOf(200)];
    for (let again = 0; again < 20; again++) expect(await ask(`de/page-title/${drawn}`)).toBe(200);
    await slow.close();
  });
});
