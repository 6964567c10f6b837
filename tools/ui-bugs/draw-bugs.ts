import { draw } from '../mutate/draw.ts';
import { sourceFiles } from '../spec/source-files.ts';
import { type AreaName, areaOf, areas } from './areas.ts';
import { findSites, kinds, type Site } from './find-sites.ts';

export interface DrawnBug extends Site {
  number: number;
  area: AreaName;
}

/** A draw that was thrown away, since nobody could see the difference. */
export interface RejectedDraw {
  number: number;
  place: string;
  why: string;
}

/**
 * The bugs of a seed. Kinds and areas take turns, so both are spread evenly; the seed decides about the place. A rejected draw is
 * replaced by the next draw of the same turn, or of the next area if the turn has no other place.
 */
export function drawBugs(count: number, seed: number, rejected: readonly RejectedDraw[]): DrawnBug[] {
  const sites = sourceFiles(/^(?:apps\/web|apps\/console|packages\/ui)\/src\/.*(?<!\.(?:test|stories|gen|d))\.tsx?$/).flatMap(findSites);
  const open = new Set(sites);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const kind = kinds[index % kinds.length];
    const thrownAway = rejected.filter((one) => one.number === number).map(({ place }) => place);
    for (let step = 0; step < areas.length; step += 1) {
      const area = (areas[(index + step) % areas.length] as (typeof areas)[number]).name;
      const turn = [...open].filter((site) => site.kind === kind && areaOf(site.file) === area && !thrownAway.includes(placeOf(site)));
      const [site] = draw(turn, 1, seed + number * 7_919 + thrownAway.length * 104_729);
      if (!site) continue;
      open.delete(site);
      return { ...site, number, area };
    }
    throw new Error(`there is no place for bug ${number}`);
  });
}

export function placeOf({ file, line }: Site): string {
  return `${file}:${line}`;
}
