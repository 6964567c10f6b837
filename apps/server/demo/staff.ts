import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '@peerbourse/contract/call';
import { base32, hashPassword, stepAt, totpCode } from '#modules/core/secrets/index.ts';
import {
  businessMs,
  closeTotp,
  hashOf,
  insertMember,
  insertSession,
  memberByName,
  openTotp,
  setFactors,
} from '#modules/identity/staff/index.ts';
import type { Config } from '#platform/config.ts';
import { publicNumber } from '#platform/ids.ts';
import { must } from '#platform/refusal.ts';
import { asOwner, NotAllowed, refuseLive } from '../src/as-owner.ts';

const everyRole: readonly StaffRole[] = ['editor', 'reader', 'decider', 'approver', 'risk', 'auditor'];

/** Known to everybody, so that a demonstration can be tried at once; refused where there is real business. */
export const demoMembers = ['alma', 'boris'].map((name) => ({
  name,
  password: 'Demo-password-1',
  secret: createHash('sha1').update(`peerbourse demonstration ${name}`).digest(),
}));

export const demoSecretText = (secret: Buffer): string => base32(secret);

export async function seedDemoStaff(config: Config): Promise<void> {
  await asOwner(config, async (db) => {
    await refuseLive(db);
    for (const { name, password, secret } of demoMembers) {
      if (await memberByName(db, name)) continue;
      const staffId = publicNumber();
      const id = await insertMember(db, { staffId, name, email: `${name}@peerbourse.test`, roles: everyRole });
      must(id, 'no other member has the address of the demonstration');
      await setFactors(db, id, {
        passwordHash: await hashPassword(config, password),
        totpSecret: closeTotp(config.keys, staffId, secret),
        step: 0,
      });
    }
  });
}

/** A session for tests and load generators that act as staff. */
export async function openDemoSession(config: Config): Promise<{ cookie: string }> {
  return await asOwner(config, async (db) => {
    await refuseLive(db);
    const member = await memberByName(db, demoMembers[0]?.name ?? '');
    must(member, 'a demonstration has its members');
    const token = randomBytes(32).toString('base64url');
    const sessionNo = publicNumber();
    await insertSession(db, { sessionNo, memberId: member.id, tokenHash: hashOf(token), device: 'load generator', address: '127.0.0.1' });
    return { cookie: `${config.cookiePrefix}pb_staff=${token}` };
  });
}

/** What the authenticator app of a member shows now. */
export async function currentCode(config: Config, name: string): Promise<string> {
  return await asOwner(config, async (db) => {
    await refuseLive(db);
    const member = await memberByName(db, name);
    if (!member?.totpSecret) throw new NotAllowed(`${name} has no authenticator.`);
    return totpCode(openTotp(config.keys, member), stepAt(await businessMs(db)));
  });
}
