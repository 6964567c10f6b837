import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pause } from './clock.ts';
import type { RoleRuntime } from './role-runtime.ts';

const sayEveryMs = 3_000;
export const lostAfterSeconds = 15;

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string };

/** Says every few seconds that this process runs, for the operators' overview. */
export async function heartbeat(
  runtime: RoleRuntime,
  state: () => { isDraining: boolean; details: Record<string, string> },
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    await say(runtime, state()).catch((error: unknown) => runtime.log.warn({ err: error }, 'could not say that this role is alive'));
    await pause(sayEveryMs, signal);
  }
  await sql`DELETE FROM platform_instances WHERE role = ${runtime.role} AND instance = ${runtime.instance}`
    .execute(runtime.db)
    .catch(() => undefined);
}

async function say({ db, role, instance }: RoleRuntime, { isDraining, details }: { isDraining: boolean; details: Record<string, string> }) {
  await sql`
    INSERT INTO platform_instances (role, instance, version, started_at, seen_at, is_draining, details)
    VALUES (${role}, ${instance}, ${version}, now(), now(), ${isDraining}, ${JSON.stringify(details)}::jsonb)
    ON CONFLICT (role, instance) DO UPDATE SET seen_at = now(), is_draining = excluded.is_draining, details = excluded.details`.execute(db);
}
