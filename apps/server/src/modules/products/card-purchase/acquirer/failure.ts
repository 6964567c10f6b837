/** Nobody knows what became of it: it may have happened. Whoever asked must find out before he asks for anything else. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

/** Nothing has happened, and the acquirer asks to be left alone for a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Nothing has happened, nor will it: the acquirer says why in its own words. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
