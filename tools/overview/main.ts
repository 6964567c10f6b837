import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../spec/table.ts';
import { drawOverview } from './draw-overview.ts';

/** `npm run -s overview`: draws groups and layers from the imports, into docs/images/overview.svg. */
writeFileSync(join(root, 'docs/images/overview.svg'), drawOverview());
