import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsConfig } from './nats-config.ts';

/** `npm run nats:config`: writes the users of the bus to the file that an installation uses. */
writeFileSync(join(import.meta.dirname, '../../deploy/nats/nats.conf'), natsConfig());
