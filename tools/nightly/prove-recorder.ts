import { type PlaywrightReport, specsOf } from '../ci/browser-tests.ts';
import { undeclaredAreas } from '../ci/selection/check-declared.ts';
import { scopeOf } from '../ci/selection/declared-areas.ts';
import { draw } from '../mutate/draw.ts';

/**
 * Whether a wrong declaration would be noticed: of five files, drawn by the seed, an area that their tests touch is taken out of
 * the declaration, one file at a time. Answers how many of them were found.
 */
export async function proveRecorder(
  report: Pick<PlaywrightReport, 'suites'>,
  areas: ReadonlySet<string>,
  seed: number,
): Promise<{ tried: number; found: number }> {
  const files = [...new Set(specsOf(report).map(({ file }) => file))];
  // With nothing declared, whatever a file touches is undeclared: those are the areas that can be taken out.
  const touched = (await undeclaredAreas(report, areas, () => [])).filter(({ file, area }) => declaredOf(file, areas).includes(area));
  const chosen = draw(
    files.filter((file) => touched.some((row) => row.file === file)),
    5,
    seed,
  );
  let found = 0;
  for (const file of chosen) {
    const dropped = touched.find((row) => row.file === file)?.area;
    const wrong = (path: string) => declaredOf(path, areas).filter((area) => path !== file || area !== dropped);
    const named = await undeclaredAreas(report, areas, wrong);
    if (named.some((row) => row.file === file && row.area === dropped)) found++;
  }
  return { tried: chosen.length, found };
}

function declaredOf(file: string, areas: ReadonlySet<string>): readonly string[] {
  const scope = scopeOf(file, areas);
  return Array.isArray(scope) ? scope : [];
}
