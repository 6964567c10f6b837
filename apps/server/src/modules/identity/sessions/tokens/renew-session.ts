import { insertTokens, lockFamily, newestGeneration, retireTokens } from '#modules/identity/sessions/session.table.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { setSessionCookies } from './session-cookies.ts';
import { accessSeconds, firstTokens, tokenHash } from './tokens.ts';

/** Goes on with tokens that do not follow from the old ones, which are worth nothing from now on, wherever they were copied to. */
export async function renewSession({ tx, actor, config, cookies }: CallContext<UserActor>): Promise<void> {
  const { sessionId: familyId } = actor;
  await lockFamily(tx, familyId);
  const generation = (await newestGeneration(tx, familyId)) + 1;
  await retireTokens(tx, familyId);
  const tokens = firstTokens(config.keys);
  const hashes = { refreshHash: tokenHash(tokens.refresh), accessHash: tokenHash(tokens.access) };
  await insertTokens(tx, { familyId, generation, ...hashes, accessSeconds });
  setSessionCookies(cookies, tokens);
}
