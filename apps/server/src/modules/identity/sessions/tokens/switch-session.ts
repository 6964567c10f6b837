import { insertTokens, markReplaced, newestGeneration, updateActing } from '#modules/identity/sessions/session.table.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { setSessionCookies } from './session-cookies.ts';
import { accessSeconds, firstTokens, sessionSeconds, tokenHash } from './tokens.ts';

/** Goes on as another account of the same person, with tokens that never stood for the other one. */
export async function switchSession({ tx, actor, config, cookies }: CallContext<UserActor>, accountId: string): Promise<void> {
  const { sessionId: familyId } = actor;
  await updateActing(tx, familyId, accountId);
  const generation = await newestGeneration(tx, familyId);
  await markReplaced(tx, familyId, generation, sessionSeconds);
  const tokens = firstTokens(config.keys);
  const hashes = { refreshHash: tokenHash(tokens.refresh), accessHash: tokenHash(tokens.access) };
  await insertTokens(tx, { familyId, generation: generation + 1, ...hashes, accessSeconds });
  setSessionCookies(cookies, tokens);
}
