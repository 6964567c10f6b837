export { installationOf } from './installation.ts';
export { publishKey } from './receipt.table.ts';
export { signerOf } from './signing-key.ts';
