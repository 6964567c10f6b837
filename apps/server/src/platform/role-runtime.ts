import type pg from 'pg';
import { type Config, type RoleName, roleLimits } from './config.ts';
import { type Db, openPool } from './db/pool.ts';
import { allowCopies } from './db/shared-read.ts';
import { instanceName } from './ids.ts';
import { type Logger, makeLog } from './log.ts';

/** What every role runs with: its configuration, its log and its own database pool. */
export interface RoleRuntime {
  role: RoleName;
  instance: string;
  config: Config;
  log: Logger;
  db: Db;
  pool: pg.Pool;
}

export function startRole(role: RoleName, config: Config): RoleRuntime {
  const limits = roleLimits[role];
  const instance = instanceName();
  const { db, pool } = openPool({
    url: config.databaseUrl(role),
    size: limits.poolSize,
    statementMs: limits.statementMs,
    name: `peerbourse-${role}-${instance}`,
    epoch: config.databaseEpoch,
    measuredAs: role,
  });
  allowCopies(db, config.copiesMs);
  return { role, instance, config, log: makeLog(config.logLevel, role), db, pool };
}

/** A role that runs. `leave` stops taking work, `stop` ends it. */
export interface RunningRole {
  address: string;
  leave(): void;
  stop(): Promise<void>;
}

export interface Role {
  name: RoleName;
  start(config: Config): Promise<RunningRole>;
}
