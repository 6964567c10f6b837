/** What operators publish is on every page within five seconds; one that is visited again after this asks again. */
export const freshMs = 2_000;
