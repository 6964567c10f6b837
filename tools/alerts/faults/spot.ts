import { asSuperuser, type Fault } from './fault.ts';

/** Matchers of this installation run for shard 1 alone: further ones are there to be broken. */
const [halted, waiting, leaderless] = [1, 2, 3];

export const spotFaults: readonly Fault[] = [
  {
    alert: 'SpotShardHalted',
    severity: 'critical',
    what: 'the shard of all spot markets is halted, as after an error of its matcher',
    labels: { shard: String(halted) },
    begin: async (site) => {
      await asSuperuser(site, 'SELECT spot_halt_shard($1::smallint, $2)', [halted, 'the alert is tried']);
      return { cure: () => asSuperuser(site, 'UPDATE spot_shards SET halted = NULL WHERE shard = $1', [halted]) };
    },
  },
  {
    alert: 'SpotOrdersWait',
    severity: 'critical',
    what: 'whoever has the lease of a shard takes nothing out of its inbox',
    labels: { shard: String(waiting) },
    begin: async (site) => {
      await asSuperuser(site, "INSERT INTO spot_shards (shard, holder, lease_until) VALUES ($1, 'alerts', 'infinity')", [waiting]);
      await asSuperuser(
        site,
        `INSERT INTO spot_inbox (shard, symbol, command, at) VALUES ($1, 'BTCUSDT', '{}', clock_timestamp() - interval '1 minute')`,
        [waiting],
      );
      return {
        cure: async () => {
          await asSuperuser(site, 'DELETE FROM spot_inbox WHERE shard = $1', [waiting]);
          await asSuperuser(site, 'DELETE FROM spot_shards WHERE shard = $1', [waiting]);
        },
      };
    },
  },
  {
    alert: 'SpotShardLeaderless',
    severity: 'critical',
    what: 'there is one more shard, for which no matcher runs',
    labels: { shard: String(leaderless) },
    begin: async (site) => {
      await asSuperuser(site, 'INSERT INTO spot_shards (shard) VALUES ($1)', [leaderless]);
      return { cure: () => asSuperuser(site, 'DELETE FROM spot_shards WHERE shard = $1', [leaderless]) };
    },
  },
];
