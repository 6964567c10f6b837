import { expect, it } from 'vitest';
import { reachedFrom } from './first-chunk.ts';

const imports: Record<string, string[]> = {
  '/a/src/frame.tsx?route-chunk=main': ['/a/src/coins.ts'],
  '/a/src/frame.tsx': ['/a/node_modules/react/index.js'],
  '/a/src/coins.ts': ['/a/src/call.ts'],
  '/a/src/call.ts': ['/a/src/coins.ts'],
  '/a/src/later.ts': [],
};
const reached = (ids: readonly string[]) => [...reachedFrom(['src/frame.tsx'], ids, (id) => imports[id] ?? [])].toSorted();

it('the first script is the same whatever order the modules come in: the folder that it was built in decides nothing', () => {
  const ids = Object.keys(imports);
  expect(reached(ids)).toEqual(['/a/src/call.ts', '/a/src/coins.ts', '/a/src/frame.tsx', '/a/src/frame.tsx?route-chunk=main']);
  expect(reached(ids.toReversed())).toEqual(reached(ids));
});

it('a file that is no part of the build ends it', () => {
  expect(() => reachedFrom(['src/gone.tsx'], Object.keys(imports), () => [])).toThrow('src/gone.tsx');
});
