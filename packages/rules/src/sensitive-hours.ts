/** For how long coins stay where they are after a change that a thief would make. */
export const sensitiveHours = 24;
