/** Somebody who was here within so many minutes is online. */
export const onlineMinutes = 3;
