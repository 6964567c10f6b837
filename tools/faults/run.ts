/** What a run is asked for: the seed says which, the rest how much of it. */
export interface Run {
  seed: number;
  /** Operations, schedules, faults, rounds or cuts; each harness has its usual number. */
  count: number | undefined;
  isLong: boolean;
  /** By `performance.now()`: a run that comes to it ends early, and says so. */
  until: number;
}
