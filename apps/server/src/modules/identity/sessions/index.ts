export { overlapOf } from './overlap.table.ts';
export { countLiveSessions, deviceSeenFirstSince, endFamilies as endSessions, isSessionOpen } from './session.table.ts';
export { renewSession } from './tokens/renew-session.ts';
export { switchSession } from './tokens/switch-session.ts';
export { isKnownDevice } from './trusted-device.ts';
