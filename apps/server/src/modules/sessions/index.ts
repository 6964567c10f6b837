export { deviceName } from './device.rules.ts';
export { endFamilies as endSessions } from './session.table.ts';
export { switchSession } from './tokens/switch-session.ts';
