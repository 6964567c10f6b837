import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compactManifest } from './compact-manifest.ts';

const config: Config = {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: true,
  // The whole route table is one small file; asking the server for parts of it would be requests per language.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => {
    const folder = join(buildDirectory, 'client/assets');
    for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
      writeFileSync(join(folder, name), compactManifest(readFileSync(join(folder, name), 'utf8')));
    }
  },
};

export default config;
