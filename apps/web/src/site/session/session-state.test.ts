import { describe, expect, it } from 'vitest';
import { type MyAccount, sessionState } from './session-state.ts';

const somebody = { userInfo: { userId: '1234567890' } as MyAccount['userInfo'], loginName: 'alice@example.com' };
const nobody = { userInfo: null, loginName: null };

describe('who is logged in', () => {
  it('R4.1 an answer with a userId sets both flags', () => {
    expect(sessionState({ answer: somebody, hasFailed: false, hasLoginCookie: true })).toEqual({ isLogin: true, isReady: true });
  });

  it('R4.2 an answer without userId sets ready and clears logged in, whatever the cookie says', () => {
    expect(sessionState({ answer: nobody, hasFailed: false, hasLoginCookie: true })).toEqual({ isLogin: false, isReady: true });
  });

  it('R4.2 a failed call sets ready only', () => {
    expect(sessionState({ answer: undefined, hasFailed: true, hasLoginCookie: true })).toEqual({ isLogin: true, isReady: true });
    expect(sessionState({ answer: undefined, hasFailed: true, hasLoginCookie: false })).toEqual({ isLogin: false, isReady: true });
  });

  it('R4.3 until the server answers, the cookie of a refresh token counts as logged in', () => {
    expect(sessionState({ answer: undefined, hasFailed: false, hasLoginCookie: true })).toEqual({ isLogin: true, isReady: false });
  });

  it('R4.3 without it nobody is logged in, and there is nothing to wait for', () => {
    expect(sessionState({ answer: undefined, hasFailed: false, hasLoginCookie: false })).toEqual({ isLogin: false, isReady: true });
  });
});
