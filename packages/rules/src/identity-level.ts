/** The level of an account whose owner's identity was checked; below it nobody trades. */
export const verifiedLevel = 2;
