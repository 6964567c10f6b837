export { overSessions } from './session.table.ts';
