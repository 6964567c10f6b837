export { endSessions } from './end-sessions.ts';
export { isYoung } from './is-young.ts';
export { overlapOf } from './overlap.table.ts';
export { countLiveSessions, isSessionOpen } from './session.table.ts';
export { renewSession } from './tokens/renew-session.ts';
export { switchSession } from './tokens/switch-session.ts';
export { isKnownDevice } from './trusted-device.ts';
