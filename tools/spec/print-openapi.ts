import { asyncApi } from '../../packages/contract/src/asyncapi.ts';
import { openApi } from '../../packages/contract/src/openapi.ts';
import { contractCalls, contractChannels } from './contract-calls.ts';

/** `npm run -s openapi`: OpenAPI 3.1 of all calls; with `-- --live`, AsyncAPI 3 of the live socket. */
const description = process.argv.includes('--live')
  ? asyncApi(await contractChannels(), 'Peerbourse live socket', '1')
  : openApi(await contractCalls(), 'Peerbourse API', '1');
process.stdout.write(`${JSON.stringify(description, null, 2)}\n`);
