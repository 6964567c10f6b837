export { actsAbout } from './act.table.ts';
export { audit } from './audit.ts';
