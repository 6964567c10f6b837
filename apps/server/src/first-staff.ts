import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '@peerbourse/contract/call';
import { audit } from '#modules/core/audit/index.ts';
import { base32, hashPassword, stepAt, totpCode } from '#modules/core/secrets/index.ts';
import {
  businessMs,
  closeTotp,
  countOtherMembers,
  endSessionsOf,
  hashOf,
  insertMember,
  insertSession,
  invite,
  lockMembers,
  memberByName,
  openTotp,
  setFactors,
  updateState,
  wordOf,
} from '#modules/identity/staff/index.ts';
import type { Config } from '#platform/config.ts';
import { type Db, openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { must } from '#platform/refusal.ts';

/** What is done from the command line: the first two members of staff, and those of a demonstration. */
const command = { kind: 'system', name: 'staff command' } as const;

/** Said to whoever runs the command. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

interface NewMember {
  name: string;
  email: string;
  roles: readonly StaffRole[];
}

/** Works only until there are two members, who then decide about everybody else. Answers both halves of the invitation. */
export async function addFirstMember(config: Config, wish: NewMember): Promise<{ ticket: string; word: string }> {
  return await asOwner(config, (db) =>
    transaction(db, async (tx) => {
      await lockMembers(tx);
      if ((await countOtherMembers(tx, wish.name)) >= 2) {
        throw new NotAllowed('There are two members already. They add others in the console.');
      }
      const known = await memberByName(tx, wish.name);
      if (known && known.state !== 'invited') throw new NotAllowed(`${wish.name} is ${known.state}.`);
      const memberId = known?.id ?? (await insertMember(tx, { staffId: publicNumber(), ...wish }));
      if (!memberId) throw new NotAllowed('The email address belongs to another member.');
      const { ticket, invitationNo } = await invite(tx, config.keys, { memberId, proposalId: null });
      await audit(tx, { actor: command, act: 'staff.first-member-added', subject: wish.name, details: { roles: wish.roles } });
      return { ticket, word: wordOf(config.keys, invitationNo) };
    }),
  );
}

/** For members who lost a factor when nobody is left to decide about them. It only takes rights away. */
export async function suspendMember(config: Config, name: string): Promise<void> {
  await asOwner(config, (db) =>
    transaction(db, async (tx) => {
      await lockMembers(tx);
      const member = await memberByName(tx, name);
      if (!member) throw new NotAllowed(`There is no member ${name}.`);
      await updateState(tx, member.id, 'suspended');
      await endSessionsOf(tx, member.id, 'suspended');
      await audit(tx, { actor: command, act: 'staff.suspended-by-command', subject: name });
    }),
  );
}

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

/** A session for the rigs that ask as staff, such as browser tests and loads. */
export async function openDemoSession(config: Config): Promise<{ cookie: string }> {
  return await asOwner(config, async (db) => {
    await refuseLive(db);
    const member = await memberByName(db, demoMembers[0]?.name ?? '');
    must(member, 'a demonstration has its members');
    const token = randomBytes(32).toString('base64url');
    const sessionNo = publicNumber();
    await insertSession(db, { sessionNo, memberId: member.id, tokenHash: hashOf(token), device: 'rig', address: '127.0.0.1' });
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

export async function refuseLive(db: Db): Promise<void> {
  const { kind } = await db.selectFrom('platform_identity').select('kind').executeTakeFirstOrThrow();
  if (kind === 'live') throw new NotAllowed('This works in demonstrations only.');
}

export async function asOwner<Result>(config: Config, act: (db: Db) => Promise<Result>): Promise<Result> {
  const { db } = openPool({ url: config.databaseUrl('owner'), size: 1, statementMs: 30_000, name: 'peerbourse-staff-command' });
  return await act(db).finally(() => db.destroy());
}
