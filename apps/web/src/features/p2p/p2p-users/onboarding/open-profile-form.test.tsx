import { acceptTerms } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { createProfile } from '@peerbourse/contract/p2p/p2p-users/create-profile';
import { updateProfile } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { done, openPage, refusalText, refused, type SentRequest } from '#testing/open-page.tsx';

const newcomer = { nickNameState: 2, acceptedTermsVersion: null, currentTermsVersion: 1, fiatPreference: 'EUR' };
const nameOnly = { ...newcomer, acceptedTermsVersion: 1 };

/** Everything is accepted but the currency. */
function answer({ path }: SentRequest): Response | undefined {
  if (path === createProfile.path || path === acceptTerms.path) return done(path, {});
  return path === updateProfile.path ? refused('p2p-users.held') : undefined;
}

it.each([
  ['whoever is new', newcomer],
  ['whoever only lacks a name', nameOnly],
])('a currency that cannot be saved is told to %s, and nothing is shown as done', async (_, trader) => {
  const { sent } = await openPage({
    texts: ['p2p-users'],
    part: async () => {
      const { OpenProfileForm } = await import('./open-profile-form.tsx');
      return () => <OpenProfileForm trader={trader as MyTrader} />;
    },
    answer,
  });
  fireEvent.change(await screen.findByLabelText(/Nickname/), { target: { value: 'Harbour' } });
  fireEvent.click(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: 'None' }));
  const terms = screen.queryByRole('checkbox');
  if (terms) fireEvent.click(terms);
  fireEvent.click(screen.getByRole('button', { name: 'Create profile' }));
  expect(await screen.findByText(refusalText('p2p-users.held', 'en'))).toBeTruthy();
  expect(sent.at(-1)?.path).toBe(updateProfile.path);
  expect(screen.queryByText('Your P2P profile is ready.')).toBeNull();
});
