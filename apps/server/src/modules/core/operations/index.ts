export { isRoleUp } from './overview.table.ts';
