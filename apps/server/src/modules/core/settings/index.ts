export { readSetting } from './read-setting.ts';
export { insertFirstVersion } from './setting.table.ts';
