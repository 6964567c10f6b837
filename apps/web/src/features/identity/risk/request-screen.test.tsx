import { answerRequest } from '@peerbourse/contract/identity/risk/answer-request';
import { requestDetail } from '@peerbourse/contract/identity/risk/request-detail';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage, refused } from '#testing/open-page.tsx';

const requestNo = '1234567890123456789';
const asked = {
  requestNo,
  act: 'place-order',
  question: 'source-of-funds',
  state: 'open',
  askedAt: '2026-11-18T12:00:00.000Z',
  expiresAt: '2026-11-21T12:00:00.000Z',
  answeredAt: null,
  decidedAt: null,
  countsUntil: null,
  text: '',
  pictures: [],
};
const answered = { ...asked, state: 'answered', answeredAt: asked.askedAt, text: 'I sold my car last month.' };

function open(request: object, act: (body: unknown) => Response = () => done(answerRequest.path, answered)) {
  return openPage({
    cookie: 'login=1',
    texts: ['risk'],
    part: async () => {
      const { RequestScreen } = await import('./request-screen.tsx');
      return () => <RequestScreen requestNo={requestNo} />;
    },
    answer: ({ path, body }) => {
      if (path === requestDetail.path) return done(path, request);
      return path === answerRequest.path ? act(body) : undefined;
    },
  });
}

it('R8.4 uses risk/request-detail, risk/answer-request: what is asked, why and until when; the answer goes once and is under review', async () => {
  const { sent } = await open(asked);
  expect(await screen.findByRole('heading', { name: 'Where does the money come from?' })).toBeTruthy();
  expect(screen.getByText(/because of an order you wanted to place/)).toBeTruthy();
  expect(screen.getByText(requestNo)).toBeTruthy();
  const field = screen.getByRole('textbox', { name: /Your answer/ });
  fireEvent.change(field, { target: { value: ' short ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Write at least 10 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: ` ${answered.text} ` } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('In review')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  expect(sent.filter(({ path }) => path === answerRequest.path).map(({ body }) => body)).toEqual([
    { requestNo, text: answered.text, fileIds: [] },
  ]);
});

it.each([
  ['approved', /^Your answer is enough/, 'Go to P2P'],
  ['rejected', /^Your answer wasn’t enough/, 'Contact support'],
  ['expired', /^The time to answer is over/, 'Go to P2P'],
])('R8.4 says what became of it and what comes next: %s', async (state, text, link) => {
  await open({ ...answered, state, countsUntil: asked.expiresAt });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: link })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('R8.4 a request that somebody else was sent leads nowhere', async () => {
  await openPage({
    cookie: 'login=1',
    texts: ['risk'],
    part: async () => {
      const { RequestScreen } = await import('./request-screen.tsx');
      return () => <RequestScreen requestNo={requestNo} />;
    },
    answer: ({ path }) => (path === requestDetail.path ? refused('risk.unknown-request') : undefined),
  });
  await waitFor(() => expect(screen.queryByText('A question about your account')).toBeNull());
});
