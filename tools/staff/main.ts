import { currentCode } from '../../apps/server/demo/staff.ts';
import { NotAllowed } from '../../apps/server/src/as-owner.ts';
import { addFirstMember, listMembers, suspendMember } from '../../apps/server/src/first-staff.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { type StaffRole, staffRoles } from '../../packages/contract/src/call.ts';
import { staffEmail, staffName } from '../../packages/contract/src/identity/staff/staff.shape.ts';

/**
 * `npm run -s staff -- add NAME EMAIL role,role`: invites one of the first two members of staff.
 * `npm run -s staff -- list`: who there is.
 * `npm run -s staff -- suspend NAME`: takes a member's rights away.
 * `npm run -s staff -- code NAME`: the current code of an authenticator, in demonstrations only.
 */
const usage = `add NAME EMAIL ${staffRoles.join(',')}\nlist\nsuspend NAME\ncode NAME\n`;
const config = readConfig(process.env);
const [act, name = '', email = '', roles = ''] = process.argv.slice(2);

try {
  process.stdout.write(await perform());
} catch (error) {
  if (!(error instanceof NotAllowed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function perform(): Promise<string> {
  if (act === 'code' && name) return `${await currentCode(config, name)}\n`;
  if (act === 'list') return (await listMembers(config)).map(({ name: who, state }) => `${who} is ${state}.\n`).join('');
  if (act === 'suspend' && name) {
    await suspendMember(config, name);
    return `${name} is suspended.\n`;
  }
  const isWellFormed = staffName.safeParse(name).success && staffEmail.safeParse(email.toLowerCase()).success;
  const wanted = roles.split(',').filter((role): role is StaffRole => (staffRoles as readonly string[]).includes(role));
  if (act !== 'add' || !isWellFormed || wanted.length === 0 || wanted.length !== roles.split(',').length)
    throw new NotAllowed(usage.trimEnd());
  const { ticket, word } = await addFirstMember(config, { name, email: email.toLowerCase(), roles: wanted });
  return `${config.consoleOrigins[0]}/#invitation=${ticket}.${word}\nIt opens once, within 48 hours.\n`;
}
