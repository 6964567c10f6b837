import { natsUsers } from '../../apps/server/src/platform/nats/nats-users.ts';

/** Of the installation that `deploy/` shows. The passwords come from the environment of NATS. */
export function natsConfig(): string {
  return `# Written by \`npm run nats:config\` from apps/server/src/platform/nats/bus-rights.ts; do not edit it by hand.
# Carries committed facts from worker to stream. It keeps nothing: PostgreSQL has every fact.
server_name: peerbourse
listen: 0.0.0.0:4222
# For the supervisor of this container.
http: 127.0.0.1:8222
max_payload: 1MB
max_connections: 64

# One user for each role that uses the bus, which may do what its role does and nothing else.
${natsUsers('pb', (role) => `$NATS_${role.toUpperCase()}_PASSWORD`)}`;
}
