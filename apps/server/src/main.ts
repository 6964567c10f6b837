import { parseArgs } from 'node:util';
import { pause } from '#platform/clock.ts';
import { type Config, ConfigError, type RoleName, readConfig, roleLimits, roleNames } from '#platform/config.ts';
import { faultsFromEnvironment, installFaults } from '#platform/faults.ts';
import type { RunningRole } from '#platform/role-runtime.ts';
import { startTracing } from '#platform/traces/start-tracing.ts';
import { roleTable } from '#roles/table.ts';

/** Starts the roles named by `--roles=api,worker` and ends them in good order. */
async function main(): Promise<void> {
  const wanted = wantedRoles();
  const config = readConfig(process.env, wanted);
  const mayFail = config.env === 'development' || config.env === 'test';
  if (process.env.PB_FAULTS && mayFail) installFaults(faultsFromEnvironment(process.env.PB_FAULTS));
  const endTracing = startTracing(config, wanted);
  const running = await Promise.all(wanted.map((name) => startRole(name, config)));
  const grace = Math.max(...wanted.map((name) => roleLimits[name].drainMs));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void end(running, endTracing, { leaveMs: config.leaveMs, graceMs: grace }));
  process.send?.('up');
}

function wantedRoles(): RoleName[] {
  const { values } = parseArgs({ options: { roles: { type: 'string' } } });
  const names = (values.roles ?? '').split(',').filter(Boolean);
  const unknown = names.filter((name) => !roleNames.includes(name as RoleName) || !roleTable[name as RoleName]);
  if (names.length === 0 || unknown.length > 0) {
    throw new ConfigError([
      `--roles: name some of ${Object.keys(roleTable).join(', ')}${unknown.length > 0 ? `; unknown: ${unknown.join(', ')}` : ''}`,
    ]);
  }
  return names as RoleName[];
}

async function startRole(name: RoleName, config: Config): Promise<RunningRole> {
  const load = roleTable[name];
  if (!load) throw new ConfigError([`--roles: ${name} cannot run yet`]);
  const { role } = await load();
  return await role.start(config);
}

/** First nobody sends work any more, then what is under way ends, then the process. */
async function end(
  running: readonly RunningRole[],
  endTracing: () => Promise<void>,
  { leaveMs, graceMs }: { leaveMs: number; graceMs: number },
): Promise<void> {
  const tooLate = setTimeout(() => process.exit(1), leaveMs + graceMs);
  tooLate.unref();
  for (const role of running) role.leave();
  await pause(leaveMs);
  await Promise.all(running.map((role) => role.stop()));
  await endTracing();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
