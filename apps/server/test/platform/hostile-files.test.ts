import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileContent } from '#modules/core/files/index.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { as, makeAccount, startActingRole } from '../support/acting-roles.ts';
import { type HostileFile, hostileCount, hostilePictures } from '../support/hostile-pictures.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let runtime: RoleRuntime;
let files: HostileFile[];
const filesDir = mkdtempSync(join(tmpdir(), 'pb-hostile-'));

beforeAll(async () => {
  env = await openTestEnvironment({ PB_FILES_DIR: filesDir });
  runtime = startRole('api', env.config);
  files = await hostilePictures();
  await startActingRole(env, 'api', [() => import('#modules/core/files/http.ts')]);
}, 60_000);

afterAll(async () => {
  await runtime.db.destroy();
  await env.close();
  rmSync(filesDir, { recursive: true });
});

interface Outcome {
  file: HostileFile;
  status: number;
  code: string;
  fileId: string | undefined;
}

async function send(user: UserActor, file: HostileFile): Promise<Outcome> {
  const { status, body } = await env.call(uploadBase64File, { purpose: 'identity-front', file: file.base64 }, as(user));
  return { file, status, code: String(body.code), fileId: body.code === 200 ? body.data.fileId : undefined };
}

/** Two at a time, as many as the server decodes at once; a new person after every fifty, because of the quota. */
async function sendAll(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < files.length; start += 50) {
    const user = await makeAccount(env);
    const queue = files.slice(start, start + 50);
    const lane = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) outcomes.push(await send(user, file));
    };
    await Promise.all([lane(), lane()]);
  }
  return outcomes;
}

describe('hostile files', () => {
  it(`R7.22 of ${hostileCount} hostile files none is accepted wrongly, none is a server error, and the server stays small`, async () => {
    expect(files).toHaveLength(hostileCount);
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 50);
    const outcomes = await sendAll().finally(() => clearInterval(watch));
    expect(outcomes.filter(({ status }) => status >= 500).map(({ file }) => file.name)).toEqual([]);
    expect((peak - before) / 1024 / 1024).toBeLessThan(300);

    const refusedCodes = new Set(['20601', '40001', '41300']);
    const wrong = outcomes.filter(({ file, code }) =>
      file.fate === 'refused' ? !refusedCodes.has(code) : file.fate === 'accepted' && code !== '200',
    );
    expect(wrong.map(({ file, code }) => `${file.name}: ${code}`)).toEqual([]);

    const accepted = outcomes.filter(({ fileId }) => fileId !== undefined);
    expect(accepted.length).toBeGreaterThanOrEqual(18);
    for (const { file, fileId } of accepted) await expectClean(file.name, fileId ?? '');
  });

  it('the next picture is served after one that the server gave up on', async () => {
    const user = await makeAccount(env);
    const bomb = files.find(({ name }) => name === 'deflate bomb') as HostileFile;
    const good = files.find(({ name }) => name === 'EXIF with GPS') as HostileFile;
    const outcomes = await Promise.all([send(user, bomb), send(user, good), send(user, bomb), send(user, good)]);
    expect([outcomes[1]?.code, outcomes[3]?.code]).toEqual(['200', '200']);
  });

  it('more pictures than the queue holds are told to come later', async () => {
    const user = await makeAccount(env);
    const good = files.find(({ name }) => name === 'EXIF with GPS') as HostileFile;
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => send(user, good)));
    const codes = Map.groupBy(outcomes, ({ code }) => code);
    expect([...codes.keys()].sort()).toEqual(['200', '42900']);
    expect(codes.get('200')?.length).toBeGreaterThanOrEqual(10);
  });
});

async function expectClean(name: string, fileId: string): Promise<void> {
  const content = (await readFileContent(runtime, fileId))?.content as Buffer;
  const { format, exif, icc, xmp, iptc, space, pages } = await sharp(content).metadata();
  expect({ name, format, exif, icc, xmp, iptc, space, pages }).toEqual({ name, format: 'jpeg', space: 'srgb' });
  await sharp(content, { failOn: 'warning' }).raw().toBuffer();
  expect(content.subarray(-2), name).toEqual(Buffer.from([0xff, 0xd9]));
  expect(content.indexOf(Buffer.from([0xff, 0xd9])), name).toBe(content.length - 2);
  for (const mark of ['Exif', 'ICC_PROFILE', 'http://', '<html', 'secret', 'PK\u0003\u0004'])
    expect(content.includes(mark), `${name}: ${mark}`).toBe(false);
}
