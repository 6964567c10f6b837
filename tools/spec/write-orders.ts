import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appealClockPage } from './draw-appeal-clock.ts';
import { ordersPage } from './draw-orders.ts';
import { root } from './table.ts';

/** `npm run -s orders` */
writeFileSync(join(root, 'docs/spec/p2p-orders.md'), ordersPage());
writeFileSync(join(root, 'docs/spec/appeal-clock.md'), appealClockPage());
