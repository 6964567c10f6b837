import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../spec/table.ts';
import { clientFiles } from './client-files.ts';

/** `npm run client:write`: writes the generated part of `packages/client` from the contract. */
for (const [name, text] of Object.entries(await clientFiles())) writeFileSync(join(root, 'packages/client/src/generated', name), text);
