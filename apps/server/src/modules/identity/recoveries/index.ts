export { runningRecoveries } from './recovery.table.ts';
