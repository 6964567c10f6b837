import { spawnSync } from 'node:child_process';

/** Whether a tool is installed here; tests that need it say in their name that they were left out for its lack. */
export function isInstalled(tool: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${tool}`], { env: withSystemPaths() }).status === 0;
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
