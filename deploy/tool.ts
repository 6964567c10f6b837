import { spawnSync } from 'node:child_process';

/** Whether a tool is installed here; tests that need it say in their name that they were left out for its lack. In CI none may lack. */
export function isInstalled(tool: string): boolean {
  const isHere = spawnSync('sh', ['-c', `command -v ${tool}`], { env: withSystemPaths() }).status === 0;
  if (!isHere && process.env.CI === 'true') throw new Error(`${tool} is not installed; tools/ci/services.ts is to install it`);
  return isHere;
}

/** Runs a tool to its end; answers all that it said. */
export function run(tool: string, args: readonly string[], cwd?: string): { isFine: boolean; says: string } {
  const { status, stdout, stderr } = spawnSync(tool, args, {
    encoding: 'utf8',
    env: withSystemPaths(),
    ...(cwd === undefined ? {} : { cwd }),
  });
  return { isFine: status === 0, says: `${stdout}${stderr}` };
}

/** Servers live in sbin, which not every user has in his path. */
export function withSystemPaths(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` };
}
