import { Company, root } from './stack.ts';

/** Builds the web client and the console, and compresses their files. */
export async function build(company: Company): Promise<void> {
  const env = { NODE_ENV: 'production' };
  await company.run('build of web', [`${root}node_modules/@react-router/dev/bin.cjs`, 'build', '--logLevel', 'warn'], {
    env,
    cwd: `${root}apps/web`,
  });
  await company.run('build of console', [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'], {
    env,
    cwd: `${root}apps/console`,
  });
  await company.run('compression', ['tools/dev-stack/compress.ts', 'apps/web/dist/client']);
}

if (import.meta.main) await build(new Company());
