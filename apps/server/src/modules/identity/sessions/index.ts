export { countLiveSessions, deviceSeenFirstSince, endFamilies as endSessions } from './session.table.ts';
export { switchSession } from './tokens/switch-session.ts';
