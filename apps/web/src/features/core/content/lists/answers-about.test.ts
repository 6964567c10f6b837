import { expect, test } from 'vitest';
import { answersAbout } from './answers-about.ts';

const answers = [
  { title: 'How do I open an account?', summary: 'With a mail address or a phone number.' },
  { title: 'Ich habe mein Gerät verloren', summary: 'So kommen Sie wieder in Ihr Konto.' },
  { title: 'كيف أُغيِّر كلمة المرور؟', summary: 'من صفحة الأمان.' },
  { title: 'パスキーとは', summary: 'パスワードなしでログインする方法です。' },
];
const found = (typed: string) => answersAbout(answers, typed).map(({ title }) => answers.findIndex((answer) => answer.title === title));

test('nothing typed leaves everything', () => {
  expect(found('')).toEqual([0, 1, 2, 3]);
  expect(found('   ')).toEqual([0, 1, 2, 3]);
});

test('every word must occur, in the title or the summary, in any order', () => {
  expect(found('PHONE account')).toEqual([0]);
  expect(found('phone konto')).toEqual([]);
});

test('accents and other marks may be left out', () => {
  expect(found('gerat')).toEqual([1]);
  expect(found('GERÄT')).toEqual([1]);
  expect(found('أغير')).toEqual([2]);
});

test('languages without spaces are searched as they are written', () => {
  expect(found('パスワード')).toEqual([3]);
});
