import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { compactManifest } from './compact-manifest.ts';

const flags = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: true,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
};
const imports = ['/assets/first-abc.js', '/assets/fields-abc.js'];
const manifest = {
  entry: { module: '/assets/entry-abc.js', imports, css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      ...flags,
      hasErrorBoundary: true,
      module: '/assets/root-abc.js',
      imports,
      css: ['/assets/style-abc.css'],
    },
    home: { id: 'home', parentId: 'root', index: true, ...flags, module: '/assets/home-abc.js', imports, css: [] },
    'text/:slug': {
      id: 'text/:slug',
      parentId: 'root',
      path: 'text/:slug',
      ...flags,
      module: '/assets/text-abc.js',
      clientLoaderModule: '/assets/text-loader-abc.js',
      imports,
      css: [],
    },
  },
  url: '/assets/manifest-abc.js',
  version: 'abc',
};

const written = (value: unknown) => `window.__reactRouterManifest=${JSON.stringify(value)};`;

it('says the same in fewer characters, but for the imports that only the server names', () => {
  const compact = compactManifest(written(manifest));
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(compact, { window });
  const bare = Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: undefined }]);
  expect(window.__reactRouterManifest).toEqual({
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(bare),
  });
  // The names of the fields stand in it once, however many routes there are.
  expect(compact.split('hasClientMiddleware')).toHaveLength(2);
});

it('does not lose what the router may write one day', () => {
  const { root } = manifest.routes;
  expect(() => compactManifest(written({ ...manifest, routes: { root: { ...root, brandNew: true } } }))).toThrow('brandNew');
  expect(() => compactManifest('window.__somethingElse={};')).toThrow();
});
