import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDueFiles } from '#modules/core/files/erase-due-files.ts';
import { openTicket, ticketLifeMs } from '#modules/core/files/file-ticket.ts';
import { type FilePurpose, filePurposes, isDue, picturesPerDay, purposeRules } from '#modules/core/files/files.rules.ts';
import { readFileContent } from '#modules/core/files/index.ts';
import { removeOrphans } from '#modules/core/files/remove-orphans.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { startRole } from '#platform/role-runtime.ts';
import { actorHeader, as, makeAccount, staffMember, startActingRole } from '../support/acting-roles.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let picture: string;
const filesDir = mkdtempSync(join(tmpdir(), 'pb-files-'));

beforeAll(async () => {
  env = await openTestEnvironment({ PB_FILES_DIR: filesDir });
  worker = startRole('worker', env.config);
  picture = await jpegOf(640, 480);
  await Promise.all([
    startActingRole(env, 'api', [() => import('#modules/core/files/http.ts')]),
    startActingRole(env, 'admin', [() => import('#modules/core/files/admin.ts')]),
  ]);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
  rmSync(filesDir, { recursive: true });
});

async function jpegOf(width: number, height: number): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: '#35a' } }).withExif({ IFD0: { Copyright: 'somebody' } });
  return (await image.jpeg().toBuffer()).toString('base64');
}

async function upload(user: UserActor, file = picture): Promise<string> {
  const { body } = await env.call(uploadBase64File, { purpose: 'identity-front', file }, as(user));
  expect(body).toMatchObject({ code: 200 });
  return body.data.fileId;
}

function contents(): string[] {
  return readdirSync(filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function download(role: 'api' | 'admin', ticket: string, actor: object): Promise<Response> {
  return fetch(`${env.addressOf(role)}/files/${ticket}`, { headers: { [actorHeader]: JSON.stringify(actor) } });
}

describe('files', () => {
  it('R7.22 a picture is kept for its purpose, under an id that says nothing', async () => {
    const user = await makeAccount(env);
    const fileId = await upload(user);
    expect(fileId).toMatch(/^[\w-]{22}$/);
    const [row] = await env.query('SELECT * FROM files_stored WHERE file_id = $1', [fileId]);
    expect(row).toMatchObject({ purpose: 'identity-front', type: 'image/jpeg', width: 640, height: 480, attached_at: null });
  });

  it('a purpose that is not on the list is refused', async () => {
    const user = await makeAccount(env);
    for (const purpose of ['recovery-selfie', '../../etc', 'identity-front ', '']) {
      const { body } = await env.call(uploadBase64File, { purpose: purpose as 'identity-front', file: picture }, as(user));
      expect(body.code).toBe('40001');
    }
  });

  it('content on the disk is encrypted, readable by its owner alone, and knows its row', async () => {
    const user = await makeAccount(env);
    const before = new Set(contents());
    const [first, second] = [await upload(user), await upload(user)];
    const written = contents().filter((path) => !before.has(path));
    expect(written).toHaveLength(2);
    for (const path of written) {
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(readFileSync(path).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    }
    const plain = await readFileContent(worker, first);
    expect((await sharp(plain?.content).metadata()).exif).toBeUndefined();
    // The wrapped key of one file cannot be used for another.
    await env.query(
      'UPDATE files_stored AS f SET wrapped_key = o.wrapped_key, nonce = o.nonce, sha256 = o.sha256 FROM files_stored o WHERE f.file_id = $1 AND o.file_id = $2',
      [second, first],
    );
    await expect(readFileContent(worker, second)).rejects.toThrow();
  });

  it('content that was changed on the disk is not served', async () => {
    const user = await makeAccount(env);
    const fileId = await upload(user);
    const [row] = await env.query<{ place: string }>('SELECT place FROM files_stored WHERE file_id = $1', [fileId]);
    const path = join(filesDir, row?.place ?? '');
    const content = readFileSync(path);
    content[100] = (content[100] ?? 0) ^ 1;
    writeFileSync(path, content);
    const { status } = await download('api', openTicket(env.config, user, fileId), user);
    expect(status).toBe(500);
  });

  it('a picture is turned upright and made at most 2400 pixels wide', async () => {
    const user = await makeAccount(env);
    const lying = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#a53' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await readFileContent(worker, await upload(user, lying.toString('base64')));
    expect(await sharp(file?.content).metadata()).toMatchObject({ width: 800, height: 2400, format: 'jpeg' });
  });

  it(`more than ${picturesPerDay} pictures a day are refused, also when they come at once`, async () => {
    const user = await makeAccount(env);
    const fileId = await upload(user);
    await env.query(
      `INSERT INTO files_stored SELECT lpad(n::text, 22, 'q'), account_id, purpose, sha256, size, type, width, height, key_id, wrapped_key, nonce,
         'quota/' || n, retention, created_at, attached_at, deleted_at FROM files_stored, generate_series(1, $2) n WHERE file_id = $1`,
      [fileId, picturesPerDay - 3],
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => env.call(uploadBase64File, { purpose: 'identity-back', file: picture }, as(user))),
    );
    expect(answers.map(({ body }) => String(body.code)).sort()).toEqual(['200', '200', '20602', '20602', '20602', '20602']);
    await env.query(`DELETE FROM files_stored WHERE place LIKE 'quota/%'`);
  });
});

describe('downloads', () => {
  it('users get an attachment, operators see it in the page, and nothing is stored or run', async () => {
    const user = await makeAccount(env);
    const staff = staffMember('viewer', ['decider']);
    const fileId = await upload(user);
    const taken = await download('api', openTicket(env.config, user, fileId), user);
    expect(taken.status).toBe(200);
    expect(Object.fromEntries(taken.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await taken.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const seen = await download('admin', openTicket(env.config, staff, fileId), staff);
    expect(seen.headers.get('content-disposition')).toBe('inline');
  });

  it('a ticket that is foreign, old, changed or made up opens nothing', async () => {
    const [user, other] = [await makeAccount(env), await makeAccount(env)];
    const fileId = await upload(user);
    const ticket = openTicket(env.config, user, fileId);
    const old = openTicket(env.config, user, fileId, Date.now() - ticketLifeMs - 1);
    const changed = `${ticket.slice(0, 4)}${ticket[4] === 'A' ? 'B' : 'A'}${ticket.slice(5)}`;
    const staff = staffMember('viewer', ['decider']);
    const tries: Array<[string, object]> = [
      [ticket, other],
      [ticket, { kind: 'guest' }],
      [ticket, staff],
      [old, user],
      [changed, user],
      [fileId, user],
      ['x', user],
      [openTicket(env.config, user, 'A'.repeat(22)), user],
    ];
    for (const [tried, actor] of tries) expect((await download('api', tried, actor)).status).toBe(404);
    expect((await download('api', ticket, user)).status).toBe(200);
  });
});

describe('retention', () => {
  /** Rows of every age and fate, around both limits. */
  it('the job erases exactly what is due, wherever the clock stands', async () => {
    await env.query(`UPDATE platform_identity SET kind = 'test'`);
    await env.query(`UPDATE files_stored SET attached_at = app_now()`);
    const random = seeded(20_261_115);
    const hour = 3_600_000;
    const now = Date.now();
    const rows = await Promise.all(
      Array.from({ length: 150 }, async (_, n) => {
        const purpose = filePurposes[n % filePurposes.length] as FilePurpose;
        const { retention } = purposeRules[purpose];
        const user = retention === 'for-good' ? undefined : await makeAccount(env);
        const isAttached = random() < 0.6;
        const createdAtMs = now - Math.floor(random() * 60) * hour - 1_800_000;
        const closedAtMs = user && random() < 0.6 ? now - Math.floor(random() * 6 * 365 * 24) * hour - 1_800_000 : undefined;
        if (user && closedAtMs !== undefined) {
          await env.query(`UPDATE accounts_users SET state = 'closed', closes_at = $2 WHERE id = $1`, [
            user.accountId,
            new Date(closedAtMs),
          ]);
        }
        const fileId = String(n).padStart(22, 'r');
        await env.query(
          `INSERT INTO files_stored (file_id, account_id, purpose, sha256, size, type, width, height, key_id, wrapped_key, nonce, place, retention, created_at, attached_at)
           VALUES ($1, $2, $3, $4, 1, 'image/jpeg', 1, 1, 'dev', 'key', $5, $6, $9, $7, $8)`,
          [
            fileId,
            user?.accountId ?? null,
            purpose,
            Buffer.alloc(32),
            Buffer.alloc(12),
            `retention/${n}`,
            new Date(createdAtMs),
            isAttached ? new Date(createdAtMs) : null,
            retention,
          ],
        );
        return { fileId, keeping: { retention, createdAtMs, isAttached, closedAtMs } };
      }),
    );
    for (const days of [0, 1, 2, 400, 2_000]) {
      await env.query(`UPDATE platform_identity SET clock_offset = make_interval(days => $1)`, [days]);
      await eraseDueFiles(worker);
      const erased = await env.query<{ file_id: string }>(
        `SELECT file_id FROM files_stored WHERE file_id LIKE 'r%' AND deleted_at IS NOT NULL AND wrapped_key IS NULL AND place IS NULL ORDER BY file_id`,
      );
      const due = rows.filter(({ keeping }) => isDue(keeping, now + days * 24 * hour)).map(({ fileId }) => fileId);
      expect(erased.map((row) => row.file_id)).toEqual(due.sort());
      expect(due.length).toBeGreaterThan(days === 0 ? 10 : 30);
    }
    await env.query(`UPDATE platform_identity SET clock_offset = NULL`);
  });

  it('content without a row is removed once it is old enough, and nothing else', async () => {
    const fileId = await upload(await makeAccount(env));
    const known = contents();
    const orphan = join(filesDir, 'aa/bb/orphan');
    mkdirSync(dirname(orphan), { recursive: true });
    writeFileSync(orphan, 'nobody has the key');
    await removeOrphans(worker);
    expect(contents()).toContain(orphan);
    await removeOrphans(worker, -1_000);
    expect(contents().sort()).toEqual(known.sort());
    expect(await readFileContent(worker, fileId)).toBeDefined();
  });

  it('an erased file cannot be read, and its content is gone', async () => {
    const user = await makeAccount(env);
    const before = new Set(contents());
    const fileId = await upload(user);
    const [path = ''] = contents().filter((candidate) => !before.has(candidate));
    await env.query(`UPDATE files_stored SET created_at = created_at - interval '25 hours' WHERE file_id = $1`, [fileId]);
    await eraseDueFiles(worker);
    expect(contents()).not.toContain(path);
    expect(await readFileContent(worker, fileId)).toBeUndefined();
    expect((await download('api', openTicket(env.config, user, fileId), user)).status).toBe(404);
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
