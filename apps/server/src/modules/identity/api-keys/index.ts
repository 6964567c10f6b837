export { endKeys } from './end-keys.ts';
export { keyMadeSince } from './key.table.ts';
