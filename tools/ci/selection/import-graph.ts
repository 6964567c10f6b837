/** The part of dependency-cruiser's report that is needed here. */
export interface CruiseReport {
  modules: Array<{ source: string; dependencies: Array<{ resolved: string }> }>;
}

export interface ImportGraph {
  importsOf(path: string): readonly string[];
  /** The file and every file that imports it, however indirectly. A role imports all modules, so the search ends there. */
  withImporters(path: string): ReadonlySet<string>;
}

const roles = /^apps\/server\/src\/(?:roles\/|main\.ts$)/;

export function importGraph({ modules }: CruiseReport): ImportGraph {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
  const importers = new Map<string, string[]>();
  for (const [source, targets] of imports) for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), source]);
  return {
    importsOf: (path) => imports.get(path) ?? [],
    withImporters: (path) => {
      const reached = new Set([path]);
      for (const current of reached) {
        if (roles.test(current)) continue;
        for (const importer of importers.get(current) ?? []) reached.add(importer);
      }
      return reached;
    },
  };
}
