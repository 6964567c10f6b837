export { endKeys } from './end-keys.ts';
export { insertKey, keyMadeSince, liveKeyOf } from './key.table.ts';
