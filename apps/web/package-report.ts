import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How much of a script comes from where, in characters before it is made short. */
export type PackageReport = Record<string, Record<string, number>>;

/** Writes beside the build, where nobody serves it, what each script is made of: `npm run -s size -- --why` reads it. */
export function packageReport(): Plugin {
  return {
    name: 'package-report',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: (_options, bundle) => {
      const report: PackageReport = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const parts: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(output.modules))
          parts[packageOf(id)] = (parts[packageOf(id)] ?? 0) + renderedLength;
        report[output.fileName] = parts;
      }
      const folder = join(import.meta.dirname, 'dist');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'packages.json'), JSON.stringify(report));
    },
  };
}

function packageOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return library ?? /\/(packages\/[^/]+|apps\/[^/]+)\//.exec(path)?.[1] ?? 'bundler';
}
