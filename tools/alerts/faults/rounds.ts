import { callFaults, outage, slowFaults } from './calls.ts';
import { copiesBehind, dataFaults, partitionsEnd } from './data.ts';
import { certificateEnds, certificateEndsNow, siteDown, watchFaults } from './doors-and-watch.ts';
import { factFaults, lateFaults, stoppedFaults, untriedFacts } from './facts-and-prices.ts';
import type { Fault, Untried } from './fault.ts';
import { clockUncorrected, fullDisk, hostFaults, untriedHosts } from './hosts.ts';
import { messageFaults } from './messages.ts';
import { goneStream, killedApi, roleFaults, untriedRoles } from './roles.ts';
import { spotFaults } from './spot.ts';
import { bookFaults, jobFaults, oldList, staffFaults } from './staff-and-books.ts';
import { lastConnections, postgresGone, redisGone, redisRefuses, storeFaults, untriedStores } from './stores.ts';

/** Faults that do not disturb each other are there together; a round begins when the one before is cured. */
export const rounds: readonly (readonly Fault[])[] = [
  [
    clockUncorrected,
    ...messageFaults,
    ...dataFaults,
    ...hostFaults,
    ...staffFaults,
    ...jobFaults,
    ...bookFaults,
    ...factFaults,
    ...spotFaults,
    certificateEnds,
  ],
  [...callFaults, ...storeFaults, fullDisk, certificateEndsNow],
  [...slowFaults, ...watchFaults],
  roleFaults,
  [...stoppedFaults, redisRefuses],
  [outage, killedApi],
  // Roles that start would get no connection.
  [lastConnections],
];

/** They begin with the first round and end before the last ones. */
export const besides: readonly Fault[] = [...lateFaults, copiesBehind, partitionsEnd, oldList];

/** What keeps other alerts back is there alone. */
export const alone: readonly (readonly Fault[])[] = [[goneStream, siteDown], [redisGone], [postgresGone]];

export const faults: readonly Fault[] = [...rounds.flat(), ...besides, ...alone.flat()];

/** What this harness cannot do to itself, or not by a rule: the way of the alerts has a trial of its own. */
export const untried: readonly Untried[] = [
  ...untriedHosts,
  ...untriedRoles,
  ...untriedStores,
  ...untriedFacts,
  { alert: 'AlertmanagerGone', severity: 'critical', reason: 'nobody is left who would tell it: the Watchdog stays away, which is tried' },
];

/** Alerts that are tried with the way of the alerts itself. */
export const dead = ['Watchdog'] as const;
