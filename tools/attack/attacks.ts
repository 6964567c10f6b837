import { cachePoisoning } from './classes/cache-poisoning.ts';
import { crossedOrigins } from './classes/crossed-origins.ts';
import { databaseRoles } from './classes/database-roles.ts';
import { deepJson } from './classes/deep-json.ts';
import { doubleSpends } from './classes/double-spends.ts';
import { enumeration } from './classes/enumeration.ts';
import { foreignObjects } from './classes/foreign-objects.ts';
import { forgedCookies } from './classes/forged-cookies.ts';
import { forgedFacts } from './classes/forged-facts.ts';
import { forgedRequests } from './classes/forged-requests.ts';
import { hostileUploads } from './classes/hostile-uploads.ts';
import { idempotencyKeys } from './classes/idempotency-keys.ts';
import { knownDevices } from './classes/known-devices.ts';
import { lockOut } from './classes/lock-out.ts';
import { massAssignment } from './classes/mass-assignment.ts';
import { oddAmounts } from './classes/odd-amounts.ts';
import { openRedirects } from './classes/open-redirects.ts';
import { parallelGuesses } from './classes/parallel-guesses.ts';
import { parallelTabs } from './classes/parallel-tabs.ts';
import { pathTraversal } from './classes/path-traversal.ts';
import { privateCalls } from './classes/private-calls.ts';
import { qrStrangers } from './classes/qr-strangers.ts';
import { replayedAuthenticatorCodes } from './classes/replayed-authenticator-codes.ts';
import { sealedFields } from './classes/sealed-fields.ts';
import { secondFactors } from './classes/second-factors.ts';
import { serverSideRequests } from './classes/server-side-requests.ts';
import { sessionFixation } from './classes/session-fixation.ts';
import { slowBodies } from './classes/slow-bodies.ts';
import { slowPatterns } from './classes/slow-patterns.ts';
import { smuggledRequests } from './classes/smuggled-requests.ts';
import { spreadAddresses } from './classes/spread-addresses.ts';
import { steppedUpTokens } from './classes/stepped-up-tokens.ts';
import { stolenRecoveries } from './classes/stolen-recoveries.ts';
import { stolenRefreshTokens } from './classes/stolen-refresh-tokens.ts';
import { stolenReleases } from './classes/stolen-releases.ts';
import { storedScripts } from './classes/stored-scripts.ts';
import { swappedTickets } from './classes/swapped-tickets.ts';
import type { AttackEnvironment } from './environment.ts';
import type { Attack, Counts, Outcome } from './tally.ts';

/** One after another, in this order. */
const inTurn = {
  'private calls as a guest': privateCalls,
  'forged cookies': forgedCookies,
  'foreign objects': foreignObjects,
  'crossed origins': crossedOrigins,
  'forged requests (CSRF)': forgedRequests,
  'smuggled requests': smuggledRequests,
  'path traversal': pathTraversal,
  'session fixation': sessionFixation,
  'stolen refresh tokens': stolenRefreshTokens,
  'parallel tabs': parallelTabs,
  'tokens after a step-up': steppedUpTokens,
  'known devices': knownDevices,
  'second factors': secondFactors,
  'swapped tickets': swappedTickets,
  'replayed authenticator codes': replayedAuthenticatorCodes,
  'QR codes and strangers': qrStrangers,
  'parallel guesses': parallelGuesses,
  'lock-out by strangers': lockOut,
  enumeration,
  'sealed fields': sealedFields,
  'stolen releases': stolenReleases,
  'idempotency keys': idempotencyKeys,
  'double spends': doubleSpends,
  'odd amounts': oddAmounts,
  'mass assignment': massAssignment,
  'deep JSON': deepJson,
  'stored scripts (XSS)': storedScripts,
  'open redirects': openRedirects,
  'cache poisoning': cachePoisoning,
  'hostile uploads': hostileUploads,
  'server-side requests (SSRF)': serverSideRequests,
  'slow patterns (ReDoS)': slowPatterns,
  'stolen recoveries': stolenRecoveries,
  'spread addresses': spreadAddresses,
  'database roles': databaseRoles,
  'forged facts (NATS)': forgedFacts,
} as const satisfies Record<string, Attack>;

const beside = 'slow bodies';

export type AttackName = keyof typeof inTurn | typeof beside;

export const attackNames = [...Object.keys(inTurn), beside] as readonly AttackName[];

/** What runs each class. Slow bodies wait a quarter of a minute for their end, so they begin at once and are looked at last. */
export function beginAttacks(env: AttackEnvironment, counts: Counts): (name: AttackName) => Promise<Outcome> {
  const slow = slowBodies(env, counts);
  slow.catch(() => undefined);
  return (name) => (name === beside ? slow : inTurn[name](env, counts));
}
