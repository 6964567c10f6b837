import { readFileSync } from 'node:fs';
import { type IssuedKey, SealKeys } from '@peerbourse/client/sealing/seal-keys';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post, PostMore } from './call.ts';
import { Refused } from './failure.ts';
import { guardedPost } from './guarded-post.ts';

const { encryptKey } = JSON.parse(
  readFileSync(new URL('../../../../../packages/contract/src/sealing.golden.json', import.meta.url), 'utf8'),
) as { encryptKey: string };

const keyPath = '/v1/user/public/getEncryptKey';

interface Sent {
  path: string;
  input: Record<string, unknown>;
  more: PostMore | undefined;
}

/** An api that issues keys and answers the sealed call as the test says. */
function api(answer: (nth: number, input: Record<string, unknown>) => unknown) {
  const sent: Sent[] = [];
  const post: Post = async (path, input, more) => {
    sent.push({ path, input: input as Record<string, unknown>, more });
    if (path === keyPath)
      return { encryptKey, expiresAt: new Date(Date.now() + 7_500_000).toISOString(), systemTime: Date.now() + 7_200_000 };
    return answer(sent.filter((one) => one.path === path).length, input as Record<string, unknown>);
  };
  return { post, sent, paths: () => sent.map(({ path }) => path) };
}

function refused(code: string, data: unknown = null): Refused {
  return new Refused(logIn.path, { code, msg: 'no', data, requestId: 'r' });
}

let keys: SealKeys;
beforeEach(() => {
  keys = new SealKeys();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const input = { username: 'alice@example.com', password: 'secret-word-1' };

describe('a guarded request', () => {
  it('asks for a new key shortly before the old one runs out', async () => {
    let now = 1_000_000;
    const clocked = new SealKeys(() => now);
    const issue = vi.fn<() => Promise<IssuedKey>>(async () => ({
      encryptKey,
      expiresAt: new Date(1_300_000).toISOString(),
      systemTime: 1_000_000,
    }));
    await clocked.get(issue);
    now = 1_289_999;
    expect((await clocked.get(issue)).timestamp()).toBe('1289999');
    expect(issue).toHaveBeenCalledTimes(1);
    now = 1_290_000;
    await clocked.get(issue);
    expect(issue).toHaveBeenCalledTimes(2);
  });

  it('sends no password in the clear, and takes its time from the server', async () => {
    const { post, sent, paths } = api(() => ({ state: 'opened' }));
    expect(await guardedPost(post, logIn, input, { headers: { a: 'b' } }, keys)).toEqual({ state: 'opened' });
    expect(paths()).toEqual([keyPath, logIn.path]);
    expect(sent[1]?.input.password).not.toContain('secret-word-1');
    expect(sent[1]?.input.secretKey).toBe(encryptKey.slice(8, 24));
    expect(Number(sent[1]?.more?.headers?.['x-timestamp']) - Date.now()).toBeGreaterThan(7_100_000);
    expect(sent[1]?.more?.headers).toMatchObject({ a: 'b' });
  });

  it('asks for no key when there is no password to send', async () => {
    const { post, sent, paths } = api(() => ({}));
    await guardedPost(post, logIn, { username: 'alice@example.com' }, {}, keys);
    expect(paths()).toEqual([logIn.path]);
    expect(sent[0]?.input).toEqual({ username: 'alice@example.com' });
  });

  it('asks for a key once and keeps it', async () => {
    const { post, paths } = api(() => ({}));
    await guardedPost(post, logIn, input, {}, keys);
    await guardedPost(post, logIn, input, {}, keys);
    expect(paths()).toEqual([keyPath, logIn.path, logIn.path]);
  });

  it('takes a new key when the server has forgotten the old one, once', async () => {
    const once = api((nth) => {
      if (nth === 1) throw refused('20212');
      return { ok: true };
    });
    expect(await guardedPost(once.post, logIn, input, {}, keys)).toEqual({ ok: true });
    expect(once.paths()).toEqual([keyPath, logIn.path, keyPath, logIn.path]);
    const ever = api(() => {
      throw refused('20212');
    });
    await expect(guardedPost(ever.post, logIn, input, {}, keys)).rejects.toThrow('no');
  });

  it('solves the challenge that the server asks for and sends again with the proof', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 5,
      deriveKey,
      hmacSignatureSecret: 'secret',
    });
    const { post, sent } = api((nth) => {
      if (nth === 1) throw refused('20210', { challenge });
      return { ok: true };
    });
    expect(await guardedPost(post, logIn, input, {}, keys)).toEqual({ ok: true });
    const proof = JSON.parse(atob(sent.at(-1)?.input.proof as string)) as { challenge: typeof challenge; solution: never };
    const verdict = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: 'secret' });
    expect(verdict.verified).toBe(true);
  });

  it('lets every other refusal through', async () => {
    const { post } = api(() => {
      throw refused('20201');
    });
    await expect(guardedPost(post, logIn, input, {}, keys)).rejects.toMatchObject({ code: '20201' });
  });
});
