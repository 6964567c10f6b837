import { orderRating } from '@peerbourse/contract/p2p/p2p-ratings/order-rating';
import { rateOrder } from '@peerbourse/contract/p2p/p2p-ratings/rate-order';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage, refusalText, refused } from '#testing/open-page.tsx';

const orderNo = '104857600123451837';
const reviewUntil = Date.parse('2026-11-18T12:00:00Z');
const unrated = { rating: null, reviewUntil, mayRate: true };

function open(known: object, answer: (body: unknown) => Response = () => done(rateOrder.path, known)) {
  return openPage({
    texts: ['p2p-ratings'],
    part: async () => {
      const { RatingOfOrder } = await import('./rating-of-order.tsx');
      return () => <RatingOfOrder orderNo={orderNo} name="nordlicht" />;
    },
    answer: ({ path, body }) => {
      if (path === orderRating.path) return done(path, known);
      return path === rateOrder.path ? answer(body) : undefined;
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('R4.20 uses p2p-ratings/order-rating, p2p-ratings/rate-order: one tap, tags and words that may be left out, thanks, and a way to change it', async () => {
  const rating = { isGood: true, tags: ['fast'], comment: 'Quick and kind.' };
  const { sent } = await open(unrated, () => done(rateOrder.path, { ...unrated, rating }));
  expect(await screen.findByText('How was your trade with nordlicht?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit rating' })).toBeNull();
  press('Bad');
  press('Slow');
  press('Good');
  press('Fast');
  fireEvent.change(screen.getByLabelText(/Comment/), { target: { value: ' Quick and kind. ' } });
  press('Submit rating');
  const thanks = await screen.findByRole('heading', { name: 'Thanks for your rating' });
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(sent.find(({ path }) => path === rateOrder.path)?.body).toEqual({ orderNo, ...rating });
  expect(screen.getByText('You can change it until Nov 18, 2026, 12:00 UTC.')).toBeTruthy();
  press('Change');
  expect(screen.getByRole('button', { name: 'Fast' }).getAttribute('aria-pressed')).toBe('true');
  press('Keep my rating');
  expect(screen.getByText('You rated nordlicht')).toBeTruthy();
});

it('R4.20 contact details in a comment are refused at the comment', async () => {
  await open(unrated, () => refused('p2p-ratings.contact-details'));
  await screen.findByText('How was your trade with nordlicht?');
  press('Good');
  fireEvent.change(screen.getByLabelText(/Comment/), { target: { value: 'call me' } });
  press('Submit rating');
  await waitFor(() => expect(screen.getByLabelText(/Comment/).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(refusalText('p2p-ratings.contact-details', 'en'))).toBeTruthy();
});

it('R4.20 after a day a rating stands, and one that was not given is not asked for', async () => {
  const late = { rating: { isGood: false, tags: [], comment: null }, reviewUntil, mayRate: false };
  const { unmount } = await open(late);
  expect(await screen.findByText('You rated nordlicht')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const { sent } = await open({ ...late, rating: null });
  await waitFor(() => expect(sent.some(({ path }) => path === orderRating.path)).toBe(true));
  expect(screen.queryByRole('heading')).toBeNull();
});
