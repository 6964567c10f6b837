import { reachOf } from './file-reach.ts';
import type { ImportGraph } from './import-graph.ts';

export interface Selection {
  /** Why everything is selected; empty where areas are enough. */
  everything: readonly string[];
  /** Areas whose own files changed. */
  changed: ReadonlySet<string>;
  /** Those, and the areas whose files import what changed. */
  areas: ReadonlySet<string>;
  /** Test files and folders of them that changed themselves. */
  tests: ReadonlySet<string>;
}

/** Everything, when nobody knows what has changed. */
export const unknownChange: Selection = {
  everything: ['nobody knows what has changed'],
  changed: new Set(),
  areas: new Set(),
  tests: new Set(),
};

/** From changed files to the areas that they can break. */
export function select(paths: readonly string[], graph: ImportGraph): Selection {
  const everything = new Set<string>();
  const changed = new Set<string>();
  const areas = new Set<string>();
  const tests = new Set<string>();
  for (const path of paths) {
    const reach = reachOf(path);
    if (reach.kind === 'everything') everything.add(`${path}: ${reach.why}`);
    if (reach.kind === 'tests') for (const test of reach.paths) tests.add(test);
    if (reach.kind !== 'areas') continue;
    for (const area of reach.areas) changed.add(area);
    for (const reached of graph.withImporters(path)) addReached(reached, graph, areas, (why) => everything.add(`${path}: ${why}`));
  }
  return { everything: [...everything], changed, areas: new Set([...changed, ...areas]), tests };
}

function addReached(path: string, graph: ImportGraph, areas: Set<string>, all: (why: string) => void): void {
  // A role only lists its modules; the areas of those are known already.
  if (/^apps\/server\/src\/(?:roles\/|main\.ts$)/.test(path)) return;
  const reach = reachOf(path);
  if (reach.kind === 'everything' && /^apps\/(?:web|console|server)\/src\//.test(path)) all(`imported by ${path}`);
  if (reach.kind === 'areas') for (const area of reach.areas) areas.add(area);
  // A page belongs to the areas whose features it shows.
  if (!path.startsWith('apps/web/src/routes/')) return;
  for (const shown of graph.importsOf(path)) {
    const reachOfShown = reachOf(shown);
    if (reachOfShown.kind === 'areas') for (const area of reachOfShown.areas) areas.add(area);
  }
}
