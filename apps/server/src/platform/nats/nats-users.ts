import { busRights } from './bus-rights.ts';

/** The part of a configuration of NATS that names its users, all in one account. Whoever is none of them is refused. */
export function natsUsers(prefix: string, passwordOf: (role: string) => string): string {
  const users = Object.entries(busRights(prefix)).map(([role, { publish, subscribe }]) => {
    const permissions = `{ publish: ${allowed(publish)}, subscribe: ${allowed(subscribe)} }`;
    return `    { user: ${role}, password: ${passwordOf(role)}, permissions: ${permissions} }`;
  });
  return `authorization {\n  users: [\n${users.join('\n')}\n  ]\n}\n`;
}

/** An empty list would allow everything. */
function allowed(subjects: readonly string[]): string {
  return subjects.length === 0 ? '{ deny: [">"] }' : `[${subjects.map((subject) => `"${subject}"`).join(', ')}]`;
}
