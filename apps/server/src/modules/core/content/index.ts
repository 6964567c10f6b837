export { liveItem } from './live-items.ts';
export { textsFor } from './texts-for.ts';
