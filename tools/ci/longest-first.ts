import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from './durations.ts';

/** A long file that starts last keeps one core busy while the other waits. A clean clone knows no times of its own, so they come with it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = readDurations();
    const of = ({ moduleId }: TestSpecification) => seconds[relative(this.ctx.config.root, moduleId)] ?? 0;
    // Files without a time keep the order that they have by default; it also keeps the files of a project together.
    return (await super.sort(files)).sort((a, b) => (a.project.name === b.project.name ? of(b) - of(a) : 0));
  }
}
