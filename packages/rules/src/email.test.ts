import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableEmail, emailProblem } from './email.ts';

const label63 = 'd'.repeat(63);

describe('email address', () => {
  it.each([
    'a@b.co',
    'ann.lee@example.com',
    'A.B.C@EXAMPLE.COM',
    'user_1%x+tag-2@mail.example.org',
    '0@9.example',
    '-@a-b.example',
    'a@x--y.example',
    `${'n'.repeat(64)}@example.com`,
    `a@${label63}.com`,
    `a@b.${label63}`,
    `a@b.c.d.museum`,
    `${'n'.repeat(64)}@${label63}.${label63}.${'t'.repeat(61)}`,
  ])('R5.1 takes %s', (text) => {
    expect(emailProblem(text)).toBeUndefined();
  });

  it.each([
    '@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a b@example.com',
    ' a@example.com',
    'a!@example.com',
    'a!.b@example.com',
    'a.b!@example.com',
    'a"b@example.com',
    'é@example.com',
    '\u212a@example.com',
    '\na@example.com',
    'a\n@example.com',
    `${'n'.repeat(65)}@example.com`,
  ])('R5.1 finds fault with the name of %j', (text) => {
    expect(emailProblem(text)).toBe('odd-name');
  });

  it.each([
    'a@',
    'a@b',
    'a@com',
    'a@.com',
    'a@b.',
    'a@b.c',
    'a@b.c1',
    'a@b.1c',
    'a@b..com',
    'a@-b.com',
    'a@b-.com',
    'a@-.com',
    'a@b_c.com',
    'a@_b.com',
    'a@b_.com',
    'a@b.com ',
    'a@ b.com',
    'a@b.com\n',
    'a@\nb.com',
    'a@b@c.com',
    'a@@b.com',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@bücher.de',
    `a@${label63}d.com`,
    `a@b.${label63}d`,
  ])('R5.1 finds fault with the domain of %j', (text) => {
    expect(emailProblem(text)).toBe('odd-domain');
  });

  it.each(['`', '{', '[', '!', '/', ':'])('R5.1 %s may stand nowhere', (character) => {
    const names = [`${character}a`, `a${character}`, `a.${character}a`, `a.a${character}`];
    for (const name of names) expect(emailProblem(`${name}@example.com`), name).toBe('odd-name');
    const domains = [`${character}b.com`, `b${character}b.com`, `b${character}.com`, `b.${character}om`, `b.co${character}`];
    for (const domain of domains) expect(emailProblem(`a@${domain}`), domain).toBe('odd-domain');
  });

  it.each(['', 'a', 'example.com'])('R5.1 misses the @ in %j', (text) => {
    expect(emailProblem(text)).toBe('no-at');
  });

  it('R5.1 takes 254 characters and not one more', () => {
    const longest = `${'n'.repeat(64)}@${label63}.${label63}.${'t'.repeat(61)}`;
    expect(longest).toHaveLength(254);
    expect(emailProblem(`${longest}t`)).toBe('too-long');
    expect(emailProblem('x'.repeat(254))).toBe('no-at');
    expect(emailProblem('x'.repeat(255))).toBe('too-long');
  });

  it('R5.1 takes whatever is put together from allowed parts, and nothing with a space or a second @ in it', () => {
    const atoms = fc.array(fc.stringMatching(/^[\w%+-]{1,10}$/), { minLength: 1, maxLength: 5 });
    const labels = fc.array(fc.stringMatching(/^[a-zA-Z\d](?:[a-zA-Z\d-]{0,10}[a-zA-Z\d])?$/), { minLength: 1, maxLength: 5 });
    const email = fc
      .tuple(atoms, labels, fc.stringMatching(/^[a-zA-Z]{2,9}$/))
      .map(([name, host, top]) => `${name.join('.')}@${host.join('.')}.${top}`);
    fc.assert(
      fc.property(email, fc.nat(), fc.constantFrom(' ', '@', '\t', '\n'), (text, place, odd) => {
        expect(emailProblem(text)).toBeUndefined();
        const at = place % (text.length + 1);
        expect(emailProblem(text.slice(0, at) + odd + text.slice(at))).toBeDefined();
      }),
    );
  });

  it('R5.1 is compared without regard to capitals', () => {
    expect(comparableEmail('Ann.Lee@Example.COM')).toBe('ann.lee@example.com');
  });
});
