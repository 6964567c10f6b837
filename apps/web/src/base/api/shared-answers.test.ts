import { expect, test } from 'vitest';
import { SharedAnswers } from './shared-answers.server.ts';

const countingPost = () => {
  let asked = 0;
  const post = async () => ++asked;
  return { post, asked: () => asked };
};

test('visitors of the same second share one call, also while it is under way', async () => {
  const answers = new SharedAnswers();
  const { post, asked } = countingPost();
  await Promise.all([0, 1, 999].map((now) => answers.get('en', '/path', {}, post, now)));
  expect(asked()).toBe(1);
  expect(await answers.get('en', '/path', {}, post, 1_000)).toBe(2);
});

test('another language, call or input is another answer', async () => {
  const answers = new SharedAnswers();
  const { post } = countingPost();
  expect(await answers.get('en', '/path', {}, post, 0)).toBe(1);
  expect(await answers.get('de', '/path', {}, post, 0)).toBe(2);
  expect(await answers.get('en', '/other', {}, post, 0)).toBe(3);
  expect(await answers.get('en', '/path', { page: 2 }, post, 0)).toBe(4);
});

test('a failure is not kept', async () => {
  const answers = new SharedAnswers();
  await expect(answers.get('en', '/path', {}, () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down');
  expect(await answers.get('en', '/path', {}, countingPost().post, 1)).toBe(1);
});
