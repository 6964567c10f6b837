import { describe, expect, it } from 'vitest';
import type { Problem } from '#parts/use-call-mutation.ts';
import { askedMethods, codeAtFault, factorsOf, methodsAfter } from './asked-methods.ts';

const everything = {
  methodOrder: ['mobile', 'google', 'email'] as Array<'google' | 'email' | 'mobile'>,
  email: 'l***@example.com',
  emailEnable: true,
  phone: '***1234',
  phoneEnable: true,
  googleEnable: true,
};

const problem = (refusal: Problem['refusal'], details: object = {}) => ({ refusal, message: '', details }) as Problem;

describe('codes that an act asks for', () => {
  it('R5.19 come in the order that the person saved', () => {
    expect(askedMethods(everything)).toEqual(['mobile', 'google', 'email']);
  });

  it('R5.19 come in the usual order when what was saved is no order of all three', () => {
    expect(askedMethods({ ...everything, methodOrder: ['email', 'mobile'] })).toEqual(['google', 'email', 'mobile']);
  });

  it('leave out what is not bound or not asked for', () => {
    expect(askedMethods({ ...everything, googleEnable: false, phone: null })).toEqual(['email']);
    expect(askedMethods({ ...everything, emailEnable: false })).toEqual(['mobile', 'google']);
  });

  it('follow the server when it names those that are missing', () => {
    expect(methodsAfter(problem('security.factors-missing', { methods: 'google' }), ['email'])).toEqual(['google']);
    expect(methodsAfter(problem('security.factors-missing', { methods: 'pigeon' }), ['email'])).toEqual(['google', 'email', 'mobile']);
    expect(methodsAfter(problem('security.wrong-code', { methods: 'google' }), ['email'])).toEqual(['email']);
  });
});

it('codes become the factors of the wire, and none that was not asked for', () => {
  expect(factorsOf({ google: '123456', email: '654321', mobile: '111111' }, ['email', 'google'])).toEqual({
    emailCode: '654321',
    googleCode: '123456',
  });
});

describe('a refused code', () => {
  it('is shown under the code that the server names', () => {
    expect(codeAtFault(problem('security.wrong-code', { method: 'google' }), ['google', 'email'])).toBe('google');
  });

  it('is shown under the last one when it names none', () => {
    expect(codeAtFault(problem('security.too-many-guesses', { retryAfterSeconds: 30 }), ['google', 'email'])).toBe('email');
  });

  it('is no matter of codes when it is about something else', () => {
    expect(codeAtFault(problem('security.weak-password'), ['google'])).toBeUndefined();
    expect(codeAtFault(problem('security.wrong-code', { method: 'google' }), ['email'])).toBeUndefined();
    expect(codeAtFault(undefined, ['google'])).toBeUndefined();
  });
});
