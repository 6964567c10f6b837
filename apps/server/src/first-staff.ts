import type { StaffRole } from '@peerbourse/contract/call';
import { audit } from '#modules/core/audit/index.ts';
import {
  allMembers,
  countOtherMembers,
  endSessionsOf,
  insertMember,
  invite,
  lockMembers,
  memberByName,
  updateState,
  wordOf,
} from '#modules/identity/staff/index.ts';
import type { Config } from '#platform/config.ts';
import { transaction } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { asOwner, NotAllowed } from './as-owner.ts';

/** What is done from the command line: the first two members of staff. */
const command = { kind: 'system', name: 'staff command' } as const;

interface NewMember {
  name: string;
  email: string;
  roles: readonly StaffRole[];
}

/** Works only until there are two members, who then decide about everybody else. Answers both halves of the invitation. */
export async function addFirstMember(config: Config, member: NewMember): Promise<{ ticket: string; word: string }> {
  return await asOwner(config, (db) =>
    transaction(db, async (tx) => {
      await lockMembers(tx);
      if ((await countOtherMembers(tx, member.name)) >= 2) {
        throw new NotAllowed('There are two members already. They add others in the console.');
      }
      const known = await memberByName(tx, member.name);
      if (known && known.state !== 'invited') throw new NotAllowed(`${member.name} is ${known.state}.`);
      const memberId = known?.id ?? (await insertMember(tx, { staffId: publicNumber(), ...member }));
      if (!memberId) throw new NotAllowed('The email address belongs to another member.');
      const { ticket, invitationNo } = await invite(tx, config.keys, { memberId, proposalId: null });
      await audit(tx, { actor: command, act: 'staff.first-member-added', subject: member.name, details: { roles: member.roles } });
      return { ticket, word: wordOf(config.keys, invitationNo) };
    }),
  );
}

/** Who there is: for whoever installs and has to know whether somebody was invited already. */
export async function listMembers(config: Config): Promise<Array<{ name: string; state: string }>> {
  return await asOwner(config, async (db) => (await allMembers(db)).map(({ name, state }) => ({ name, state })));
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
