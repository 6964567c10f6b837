import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayNameProblem, hasEmoji, hasMarkup, isBankName, isChineseName } from './names.ts';

describe('display name', () => {
  it.each(['Ann', 'Ann 2', '2 Ann', 'a1', '1a', '李雷', 'O’Brien', 'a-b_c.d', '1 2', '1.5', '', '\\'])('R5.7 takes %j', (name) => {
    expect(displayNameProblem(name)).toBeUndefined();
  });

  it.each(['<', '>', "'", '/', '@', '"'])('R5.7 refuses %s wherever it stands', (odd) => {
    for (const name of [odd, `${odd}Ann`, `An${odd}n`, `Ann${odd}`, `1${odd}`]) expect(displayNameProblem(name)).toBe('odd-character');
  });

  it.each(['1', '0123456789', '１２３', '٣٤'])('R5.7 %s is all digits', (name) => {
    expect(displayNameProblem(name)).toBe('only-digits');
  });

  it('R5.7 refuses nothing but the six characters and digits alone', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const odd = ['<', '>', "'", '/', '@', '"'].some((character) => name.includes(character));
        const onlyDigits = /^[0-9]+$/.test(name);
        expect(displayNameProblem(name) === undefined).toBe(!odd && !onlyDigits);
      }),
    );
  });
});

describe('free text', () => {
  it('R5.7 is refused for < and > alone', () => {
    for (const text of ['<', '>', 'a<b', 'a>b', '<script>']) expect(hasMarkup(text)).toBe(true);
    fc.assert(fc.property(fc.string(), (text) => hasMarkup(text) === (text.includes('<') || text.includes('>'))));
  });

  it.each(['😀', 'a😀b', '👍🏽', '🇯🇵', '👨‍👩‍👧', '❤️', '1️⃣', '#️⃣', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '©️', '☎️', '⌚', '✅'])('R5.8 %s is an emoji', (text) => {
    expect(hasEmoji(text)).toBe(true);
  });

  it.each(['', 'abc', '123', '#*', '©', '™', '❤', '李', 'é', '→', '\u{FE0F}', 'a\u{FE0F}', '‍'])('R5.8 %j is none', (text) => {
    expect(hasEmoji(text)).toBe(false);
  });

  it('R5.8 finds every emoji that Unicode recommends', () => {
    const wholeEmoji = /^\p{RGI_Emoji}$/v;
    const all = Array.from({ length: 0x1_ffff }, (_, code) => String.fromCodePoint(code));
    const found = all
      .flatMap((character) => [character, `${character}\u{FE0F}`, `${character}\u{FE0F}\u{20E3}`])
      .filter((text) => wholeEmoji.test(text));
    expect(found.length).toBeGreaterThan(1_300);
    expect(found.filter((text) => !hasEmoji(text))).toEqual([]);
  });
});

describe('Chinese name', () => {
  it.each(['李雷', '韩梅梅', '欧阳修', '𠮷田', '阿·买', '买买提·吐尔逊', '一·二·三', '李'.repeat(20), Array(20).fill('李').join('·')])(
    'R5.8 takes %s',
    (name) => {
      expect(isChineseName(name)).toBe(true);
    },
  );

  it.each([
    '',
    '李',
    '李·',
    '·李',
    '·李雷',
    '李雷·',
    '李··雷',
    '李.雷',
    '李・雷',
    '李 雷',
    ' 李雷',
    '李雷\n',
    'Li雷',
    '李Lei',
    '李l雷',
    'Li',
    'ひらがな',
    '김철수',
    '李'.repeat(21),
    Array(21).fill('李').join('·'),
  ])('R5.8 refuses %j', (name) => {
    expect(isChineseName(name)).toBe(false);
  });
});

describe('bank name', () => {
  it.each([
    'UBS',
    'ab',
    'HSBC',
    'Bank of China',
    '招商银行',
    'ธนาคารกสิกรไทย',
    'भारतीय स्टेट बैंक',
    'البنك الأهلي',
    'Banco Itaú',
    "Coop's Bank, N.A. (Asia-Pacific) & Co 2",
    'B1',
    'B١',
    'a'.repeat(60),
    '𠮷'.repeat(60),
  ])('R5.8 takes %s', (name) => {
    expect(isBankName(name)).toBe(true);
  });

  it.each([
    '',
    'A',
    '1st Bank',
    ' Bank',
    '-Bank',
    '(Bank',
    '\u0301Bank',
    'Bank\n',
    'Bank\tA',
    'Bank_A',
    'Bank/A',
    'Bank<b>',
    'Bank "A"',
    'Bank@home',
    'Bank + Co',
    'Bank*',
    'Bank 😀',
    '!Bank',
    'a'.repeat(61),
  ])('R5.8 refuses %j', (name) => {
    expect(isBankName(name)).toBe(false);
  });
});
