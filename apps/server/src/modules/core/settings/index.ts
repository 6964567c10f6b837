export { readSetting } from './read-setting.ts';
export { insertVersion } from './setting.table.ts';
