import { describe, expect, it } from 'vitest';
import { hasContactDetails } from './chat-caution.ts';

describe('a line of a chat', () => {
  it.each([
    'write me on telegram @fast_trader',
    'my mail is ann@example.com',
    'call +49 151 2345 6789 please',
    'see https://pay.example.com/now',
    't.me/fasttrader',
  ])('R7.13 asks for care: %s', (text) => expect(hasContactDetails(text)).toBe(true));

  it.each(['I have paid, please check.', 'The reference is on the receipt.', 'Thank you, released.', 'ok'])(
    'R7.13 is an ordinary one: %s',
    (text) => expect(hasContactDetails(text)).toBe(false),
  );
});
