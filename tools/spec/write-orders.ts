import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ordersPage } from './draw-orders.ts';
import { root } from './table.ts';

/** `npm run -s orders` */
writeFileSync(join(root, 'docs/spec/p2p-orders.md'), ordersPage());
