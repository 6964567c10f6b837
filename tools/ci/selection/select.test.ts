import { describe, expect, it } from 'vitest';
import { allAreas, integrationFiles } from './choose-tests.ts';
import { scopeOf } from './declared-areas.ts';
import { reachOf } from './file-reach.ts';
import { type CruiseReport, importGraph } from './import-graph.ts';
import { select } from './select.ts';

/** Each file with what it imports. */
function graphOf(imports: Record<string, string[]>) {
  const modules: CruiseReport['modules'] = Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));
  return importGraph({ modules });
}

const modules = 'apps/server/src/modules';

describe('selection', () => {
  it('takes the areas of a changed file and of the files that import it', () => {
    const graph = graphOf({
      [`${modules}/p2p/p2p-ads/publish.ts`]: [`${modules}/money/ledger/index.ts`],
      [`${modules}/money/ledger/index.ts`]: [`${modules}/money/ledger/hold.ts`],
    });
    const { everything, changed, areas } = select([`${modules}/money/ledger/hold.ts`], graph);
    expect(everything).toEqual([]);
    expect([...changed]).toEqual(['ledger']);
    expect([...areas].sort()).toEqual(['ledger', 'p2p-ads']);
  });

  it('ends at the roles, which import every module', () => {
    const graph = graphOf({
      'apps/server/src/roles/api.ts': [`${modules}/core/rates/http.ts`, `${modules}/money/assets/http.ts`],
      'apps/server/src/main.ts': ['apps/server/src/roles/api.ts'],
      [`${modules}/core/rates/http.ts`]: [`${modules}/core/rates/usdt-rate.ts`],
    });
    const { everything, areas } = select([`${modules}/core/rates/usdt-rate.ts`], graph);
    expect(everything).toEqual([]);
    expect([...areas]).toEqual(['rates']);
  });

  it('takes everything when a shared piece is part of every page', () => {
    const graph = graphOf({ 'apps/web/src/shell/frame.tsx': ['packages/ui/src/actions/button.tsx'] });
    expect(select(['packages/ui/src/actions/button.tsx'], graph).everything).toHaveLength(1);
  });

  it('takes a page with the areas that it shows', () => {
    const page = 'apps/web/src/routes/assets/history.tsx';
    const graph = graphOf({
      [page]: ['apps/web/src/features/money/exports/export-panel.tsx', 'apps/web/src/features/money/assets/list.tsx'],
    });
    expect([...select([page], graph).areas].sort()).toEqual(['assets', 'exports']);
  });

  it('takes a changed test by itself', () => {
    const { everything, tests } = select(
      ['e2e/p2p/hall.spec.ts', 'e2e/identity/auth/helper.ts', 'apps/server/test/core/rates.test.ts'],
      graphOf({}),
    );
    expect(everything).toEqual([]);
    expect([...tests]).toEqual(['e2e/p2p/hall.spec.ts', 'e2e/identity/auth', 'apps/server/test/core/rates.test.ts']);
  });

  it.each([
    'migrations/20260101000000_x.sql',
    'package-lock.json',
    'apps/server/src/platform/http/serve.ts',
    'apps/server/src/roles/api.ts',
    'tools/ci/main.ts',
    'e2e/site.ts',
    'apps/server/test/support/test-environment.ts',
    'packages/texts/refusals/de.json',
    'a-folder-of-tomorrow/file.ts',
  ])('takes everything after a change of %s', (path) => {
    expect(reachOf(path).kind).toBe('everything');
  });

  it.each(['README.md', 'docs/decisions/0001-one-origin.md', 'tools/bench/main.ts', 'packages/rules/src/money.test.ts'])(
    'takes nothing more after a change of %s',
    (path) => {
      expect(reachOf(path).kind).toBe('nothing');
    },
  );

  it('knows when every integration test runs', () => {
    const areas = allAreas();
    const unknown = integrationFiles().filter((file) => file.startsWith('apps/') && scopeOf(file, areas) === undefined);
    expect(unknown).toEqual([]);
  });
});
