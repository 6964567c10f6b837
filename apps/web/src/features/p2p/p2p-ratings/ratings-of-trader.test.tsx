import { ratingList } from '@peerbourse/contract/p2p/p2p-ratings/rating-list';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage, type SentRequest } from '#testing/open-page.tsx';

const rating = (n: number, more: object = {}) => ({
  ratingNo: `10485760012345678${n}`,
  isGood: true,
  tags: [],
  comment: `Words ${n}`,
  author: 'l**',
  at: '2026-11-17T12:00:00Z',
  isHidden: false,
  ...more,
});

function open(answer: (request: SentRequest) => object) {
  return openPage({
    texts: ['p2p-ratings'],
    part: async () => {
      const { RatingsOfTrader } = await import('./ratings-of-trader.tsx');
      return () => <RatingsOfTrader encryptUserId="abcdefghijklmnopqrstuv" />;
    },
    answer: (request) => (request.path === ratingList.path ? done(ratingList.path, answer(request)) : undefined),
  });
}

it('R4.20 uses p2p-ratings/rating-list: ratings grow page by page, and words of blocked people are said to be hidden', async () => {
  const first = {
    ratings: [rating(1), rating(2, { isGood: false, tags: ['slow'], comment: null, isHidden: true })],
    after: rating(2).ratingNo,
  };
  await open(({ body }) => ('after' in (body as object) ? { ratings: [rating(3)], after: null } : first));
  expect(await screen.findByText('Words 1')).toBeTruthy();
  expect(screen.getByText('Comment hidden: you blocked this trader.')).toBeTruthy();
  expect(screen.getByText('Slow')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Words 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('R4.20 a trader without ratings has none', async () => {
  await open(() => ({ ratings: [], after: null }));
  expect(await screen.findByText('No ratings yet')).toBeTruthy();
});
