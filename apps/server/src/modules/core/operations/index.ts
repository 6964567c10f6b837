export { type BackupOutcome, type Repository, recordBackup } from './backups.table.ts';
export { isRoleUp } from './overview.table.ts';
