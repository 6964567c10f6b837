import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Actor, SessionGate, StaffActor, UserActor } from '#platform/http/session-gate.ts';
import { type RouterModule, startHttpRole } from '#platform/http-role.ts';
import type { TestEnvironment } from './test-environment.ts';

/** Who acts stands in a header, so that a test of a module needs no login. */
export const actorHeader = 'x-test-actor';
const gateOfTests: SessionGate = async ({ request }) => JSON.parse(String(request.headers[actorHeader] ?? '{"kind":"guest"}')) as Actor;

export async function startActingRole(env: TestEnvironment, role: 'api' | 'admin', routers: readonly RouterModule[]): Promise<void> {
  await env.start(role, (config) =>
    startHttpRole(config, {
      role,
      routers,
      origins: role === 'api' ? config.origins : config.consoleOrigins,
      openGate: async () => () => gateOfTests,
    }),
  );
}

export function as(actor: Actor): { headers: Record<string, string> } {
  return { headers: { [actorHeader]: JSON.stringify(actor) } };
}

let made = 0;

/** A row of an account, and who acts as it. */
export async function makeAccount(env: TestEnvironment, mainId?: MainId): Promise<UserActor> {
  made += 1;
  const userId = String(1_000_000_000_000_000_000n + BigInt(made)) as UserId;
  const [row] = await env.query<{ id: AccountId }>(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, main_id, user_name, email, invitation_code)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id::text`,
    [
      userId,
      String(made).padStart(22, 'e'),
      mainId ?? null,
      `name ${made}`,
      mainId ? null : `person${made}@peerbourse.test`,
      `code${made}`,
    ],
  );
  const id = (row as { id: AccountId }).id;
  return {
    kind: 'user',
    accountId: id,
    mainId: mainId ?? (id as MainId),
    userId,
    sessionId: String(made),
    isTrader: false,
    isCopper: false,
    isNewDevice: false,
    isHeld: false,
  };
}

export function staffMember(name: string, roles: StaffActor['roles']): StaffActor {
  return { kind: 'staff', staffId: name, name, roles, sessionId: `session of ${name}` };
}
