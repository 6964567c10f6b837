import type { SeededBug } from '../../ledger-mutants/seeded-bugs.ts';

/** A matcher that breaks a promise. Each is of use only under faults: without them it does everything right. */
export interface MatcherBug {
  /** In files that a matcher reads. */
  edits: readonly SeededBug[];
  /** In functions of the database. */
  functions: ReadonlyArray<{ name: string; find: string; replace: string }>;
  /** What it may do beside. */
  grants: readonly string[];
}

const matching = 'apps/server/src/modules/markets/spot/matching';

export const matcherBugs: Readonly<Record<string, MatcherBug>> = {
  'the epoch is not checked': {
    edits: [],
    functions: [{ name: 'spot_settle_batch', find: 'AND epoch = p_epoch AND', replace: 'AND' }],
    grants: [],
  },
  'facts are published before the commit': {
    edits: [
      {
        name: 'facts have a transaction of their own',
        file: `${matching}/settle.ts`,
        find: "    await point('spot.before-settling');\n",
        replace: `    const { sql } = await import('#platform/sql.ts');
    await sql\`SELECT spot_tell_owners(orders, trades, ARRAY(SELECT met FROM spot_sides('{}', orders, trades, '{}') met), app_now())
      FROM (SELECT \${told.orders}::spot_told_order[] AS orders, \${told.trades}::spot_told_trade[] AS trades) told\`.execute(db);
    await point('spot.before-settling');
`,
      },
    ],
    functions: [{ name: 'spot_settle_batch', find: '  PERFORM spot_tell_owners(p_orders, p_trades, sides, moment);\n', replace: '' }],
    grants: [
      'GRANT EXECUTE ON FUNCTION spot_tell_owners, spot_sides, spot_decimal, platform_emit_many TO pb_matcher',
      'GRANT SELECT ON accounts_users TO pb_matcher',
    ],
  },
  'the inbox is taken before the batch is settled': {
    edits: [
      {
        name: 'what is read from the inbox is gone from it',
        file: `${matching}/shard.table.ts`,
        find: '    SELECT id::float8 AS id, symbol, command FROM spot_inbox\n    WHERE shard = ${shard}::smallint AND id <> ALL (${[...underWay]}::bigint[]) ORDER BY id LIMIT ${limit}`.execute(db);',
        replace:
          '    WITH gone AS (DELETE FROM spot_inbox WHERE id IN (\n      SELECT id FROM spot_inbox WHERE shard = ${shard}::smallint AND id <> ALL (${[...underWay]}::bigint[]) ORDER BY id LIMIT ${limit}) RETURNING *)\n    SELECT id::float8 AS id, symbol, command FROM gone ORDER BY gone.id`.execute(db);',
      },
      {
        name: 'the log has what the matcher says',
        file: `${matching}/tell-batch.ts`,
        find: "matched.commands.map((command, place) => (matched.inbox[place] === 0 ? JSON.stringify(command) : ''))",
        replace: 'matched.commands.map((command) => JSON.stringify(command))',
      },
    ],
    functions: [
      {
        name: 'spot_settle_batch',
        find: "WITH gone AS (DELETE FROM spot_inbox WHERE id = ANY (p_inbox) AND shard = p_shard RETURNING spot_inbox)\n  SELECT coalesce(array_agg(gone.spot_inbox), '{}') INTO taken FROM gone;",
        replace:
          "SELECT coalesce(array_agg(ROW(id, p_shard, symbol, command::jsonb, moment)::spot_inbox), '{}') INTO taken\n  FROM unnest(p_inbox, p_symbols, p_commands) AS input (id, symbol, command) WHERE id > 0;",
      },
    ],
    grants: ['GRANT DELETE ON spot_inbox TO pb_matcher'],
  },
  'the crc of the orders is not compared': {
    edits: [
      {
        name: 'whoever takes over believes what it reads',
        file: `${matching}/load-shard.ts`,
        find: '  must(loaded.ordersCrc === ordersCrc, `the open orders of shard ${shard} are not those of batch ${lastBatch}`);\n',
        replace: '  loaded.ordersCrc = ordersCrc;\n',
      },
    ],
    functions: [],
    grants: [],
  },
};
