export { checkPasskey } from './check-passkey.ts';
export { passkeysOf } from './passkey.table.ts';
