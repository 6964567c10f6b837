/** Rates are for reading, not for trading: half an hour is often enough. */
export const refreshMs = 1_800_000;
