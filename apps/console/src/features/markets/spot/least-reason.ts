/** Characters that a reason has at least: it is read by whoever decides. */
export const leastReason = 10;
