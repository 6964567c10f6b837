/** Processor time: neighbours on the machine take from the clock, and less from this. */
export function microsOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
