/** Named places where a test may stop, delay or kill the process. Without a test they cost one comparison. */
type FaultHandler = (name: string) => Promise<void> | void;

let handler: FaultHandler | undefined;

export function installFaults(next: FaultHandler | undefined): void {
  handler = next;
}

export async function point(name: string): Promise<void> {
  if (handler) await handler(name);
}

/** `PB_FAULTS=outbox.published:kill` kills the process at that point; refused outside development and tests. */
export function faultsFromEnvironment(text: string): FaultHandler {
  const rows = new Map(text.split(',').map((part) => part.split(':') as [string, string]));
  return (name) => {
    if (rows.get(name) === 'kill') process.kill(process.pid, 'SIGKILL');
  };
}
