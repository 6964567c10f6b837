import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { type Draft, emptyDraft, stepProblems } from './application.form.ts';

const open = async (more: Partial<Draft>) =>
  await openPage({
    texts: ['verification'],
    part: async () => {
      const { PersonStep } = await import('./person-step.tsx');
      return function Step() {
        const [draft, setDraft] = useState<Draft>({ ...emptyDraft, ...more });
        const [problems, setProblems] = useState({});
        const judge = () => setProblems(stepProblems('person', draft, { today: '2026-11-15', years: 20 }));
        const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
        const none = () => undefined;
        return (
          <PersonStep draft={draft} problems={problems} years={20} onChange={change} onPhoto={none} onDone={judge} onBack={undefined} />
        );
      };
    },
    answer: () => undefined,
  });

it('R2.11 asks until when the document is valid, and tells how old somebody has to be', async () => {
  await open({ documentType: 'passport', birthDate: '2008-01-01', expiresOn: '2026-11-14' });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('You must be at least 20 years old.')).toBeTruthy();
  expect(screen.getByText('This document has expired. Use one that’s still valid.')).toBeTruthy();
  expect(screen.getByLabelText(/^Valid until/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('R2.11 a card that is valid for life needs no day', async () => {
  await open({ documentType: 'id-card' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'My document has no expiry date' }));
  expect((screen.getByLabelText(/^Valid until/) as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter your date of birth.')).toBeTruthy();
  expect(screen.queryByText('Enter the date until which your document is valid.')).toBeNull();
});
