const most = 200;

/**
 * What is kept of an answer, for whoever looks for a mistake: its beginning in one line. Whatever may be a token, a number or an address
 * is blotted out, because receivers answer all kinds of things.
 */
export function answerText(body: string): string {
  const line = body
    .replaceAll(/[^ -~]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return line
    .replaceAll(/\S+@\S+/g, '***')
    .replaceAll(/[\w+/=.~-]{20,}/g, '***')
    .replaceAll(/\d[\d .-]{4,}\d/g, '***')
    .slice(0, most);
}
