import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: true,
  // The whole route table is one small file; asking the server for parts of it would be requests per language.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
