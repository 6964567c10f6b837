/** What answers a request for information: words, and pictures where they help. */
export const minAnswer = 10;
export const maxAnswer = 2_000;
export const maxAnswerPictures = 5;
