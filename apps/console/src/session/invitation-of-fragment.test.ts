import { describe, expect, it } from 'vitest';
import { invitationOfFragment } from './invitation-of-fragment.ts';

const ticket = 'T'.repeat(43);

describe('invitationOfFragment', () => {
  it('reads both halves, or the first alone', () => {
    expect(invitationOfFragment(`#invitation=${ticket}.abcdefghijk-`)).toEqual({ ticket, word: 'abcdefghijk-' });
    expect(invitationOfFragment(`#invitation=${ticket}`)).toEqual({ ticket, word: '' });
  });

  it('finds none in an ordinary fragment', () => {
    for (const fragment of ['', '#settings', '#/staff', '#invitation=', '#invitation=short', `#invitation=${ticket}.short`]) {
      expect(invitationOfFragment(fragment), fragment).toBeUndefined();
    }
  });
});
