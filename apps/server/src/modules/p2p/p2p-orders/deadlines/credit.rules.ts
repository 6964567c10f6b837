export interface Outage {
  beganAt: Date;
  endedAt: Date;
}

type Deadline = Date | null;

export interface Deadlines {
  acceptBy: Deadline;
  payBy: Deadline;
  undoBy: Deadline;
  releaseBy: Deadline;
  answerBy: Deadline;
  appealFrom: Deadline;
}

/** How long somebody could not act who began in the middle of it, or before. */
export function lostMs({ beganAt, endedAt }: Outage, createdAt: Date): number {
  return endedAt.getTime() - Math.max(beganAt.getTime(), createdAt.getTime());
}

/** Everything that was still running when the outage began, moved by its length; what was over before stays over. */
export function movedDeadlines<Name extends keyof Deadlines>(
  deadlines: Readonly<Record<Name, Deadline>>,
  outage: Outage,
  createdAt: Date,
): Record<Name, Deadline> {
  const ms = lostMs(outage, createdAt);
  const moved = (by: Deadline) => (by && by > outage.beganAt ? new Date(by.getTime() + ms) : by);
  return Object.fromEntries(Object.entries<Deadline>(deadlines).map(([name, by]) => [name, moved(by)])) as Record<Name, Deadline>;
}
