import { countryList } from '@peerbourse/contract/core/reference/country-list';
import { verificationState } from '@peerbourse/contract/identity/verification/verification-state';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage } from '#testing/open-page.tsx';

const approved = {
  state: 'approved',
  name: 'E** M**',
  documentType: 'id-card',
  country: 'DE',
  submittedAt: '2026-01-01T00:00:00.000Z',
  decidedAt: '2026-01-02T00:00:00.000Z',
  reasons: [],
  note: null,
  expiry: { endsOn: '2026-12-01', isOver: false, lastDay: '2026-12-31', mayRenew: true },
  renewal: null,
  minimumAge: 18,
  minimumAges: {},
};

const open = async (state: object) =>
  await openPage({
    texts: ['verification'],
    cookie: 'login=1',
    part: async () => (await import('./verification-screen.tsx')).VerificationScreen,
    answer: ({ path }) => {
      if (path === verificationState.path) return done(path, { ...approved, ...state });
      if (path === countryList.path) return done(path, { areaList: [] });
      return undefined;
    },
  });

it('R2.11 a document that ends soon can be renewed, and says until when', async () => {
  await open({});
  expect(await screen.findByText('Your document expires soon')).toBeTruthy();
  expect(screen.getByText(/Send a new one by Dec 31, 2026\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new document' }));
  expect(await screen.findByRole('heading', { name: 'Document' })).toBeTruthy();
});

it('R2.11 a document that is valid for long, and one whose renewal waits, ask for nothing', async () => {
  await open({ expiry: { ...approved.expiry, mayRenew: false } });
  expect(await screen.findByText('Dec 1, 2026')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('R2.11 a renewal that waits says so', async () => {
  await open({ renewal: 'submitted' });
  expect(await screen.findByText(/We’re checking your new document/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('R2.11 a renewal that was turned down says why beside the document that still counts', async () => {
  await open({ renewal: 'rejected', reasons: ['selfie-unclear'], expiry: { ...approved.expiry, isOver: true, lastDay: null } });
  expect(await screen.findByText('Your identity is verified')).toBeTruthy();
  expect(screen.getByText(/We can’t compare your selfie/)).toBeTruthy();
  expect(screen.getByText('Your document has expired')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a new document' })).toBeTruthy();
});

it('R2.11 somebody whose document ended long ago is asked to verify again', async () => {
  await open({ state: 'expired' });
  expect(await screen.findByRole('heading', { name: 'Verify your identity again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new document' }));
  expect(await screen.findByRole('heading', { name: 'Document' })).toBeTruthy();
});
