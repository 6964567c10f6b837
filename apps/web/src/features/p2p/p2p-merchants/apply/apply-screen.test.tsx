import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { applicationRequirements } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { applyForMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import { lastApplication } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import { merchantAccountType } from '@peerbourse/contract/p2p/p2p-merchants/merchant-account-type';
import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { topUpDeposit } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { application, merchant, nobody, requirements, traderReads } from '#testing/merchant-answers.ts';
import { type Answer, done, openPage, refusalText, refused } from '#testing/open-page.tsx';

const due = '2026-11-25T10:00:00.000Z';

/** The page as somebody sees it whose reads answer what is laid over the usual. */
async function open(over: Record<string, unknown> = {}, act: Answer = () => undefined, cookie = 'login=1') {
  const reads: Record<string, unknown> = { ...traderReads(), ...over };
  const page = await openPage({
    cookie,
    texts: ['p2p-merchants', 'amounts'],
    part: async () => (await import('./apply-screen.tsx')).ApplyScreen,
    answer: (request) => act(request) ?? (request.path in reads ? done(request.path, reads[request.path]) : undefined),
  });
  return { ...page, reads };
}

const standingOf = (state: string, more: object = {}) => ({ [merchantStanding.path]: { ...merchant, state, ...more } });

function stubPictures(): void {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type === 'text/plain') throw new Error('not a picture');
    return { width: 12, height: 6, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect: () => undefined, drawImage: () => undefined }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAAAAAAAAAAAAAAAAAAAAAA');
}

function choosePicture(place: number, name: string, type = 'image/png'): void {
  const input = document.querySelectorAll('input[type=file]')[place] as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
}

const send = async () => fireEvent.click(await screen.findByRole('button', { name: /^Send application/ }));

it('R1.4 guests read what merchants get and are led to the login; nothing is asked about them', async () => {
  const { sent } = await open({}, undefined, '');
  expect((await screen.findByRole('link', { name: 'Log in to apply' })).getAttribute('href')).toMatch(/^\/login/);
  expect(screen.getByText('A merchant badge')).toBeTruthy();
  expect(sent.some(({ path }) => path === merchantStanding.path)).toBe(false);
});

it('R1.4 whoever has no profile yet is led to where one is made', async () => {
  await open({ [myProfile.path]: { userId: undefined, acceptedTermsVersion: null } });
  expect((await screen.findByRole('link', { name: 'Set up P2P first' })).getAttribute('href')).toBe('/p2p-trade/center');
});

it('R1.4 uses p2p-merchants/application-requirements: what is missing leads to where it is mended, and the form waits', async () => {
  const unmet = ['phone', 'deposit'];
  await open({
    [applicationRequirements.path]: {
      ...requirements,
      requirements: requirements.requirements.map(({ code }) => ({ code, isMet: !unmet.includes(code) })),
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Requirements' }));
  expect(list.getByRole('link', { name: 'Open security' }).getAttribute('href')).toBe('/account/security');
  expect(list.getByRole('link', { name: 'Open assets' }).getAttribute('href')).toBe('/assets');
  expect(list.getByText('At least 500 USDT in your P2P wallet')).toBeTruthy();
  expect(list.getAllByText('Missing')).toHaveLength(2);
  expect(list.getAllByText('Done')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Send application/ })).toBeNull();
});

it('R1.4 uses p2p-merchants/application-fiat-list, p2p-merchants/application-fiat-limit: the deposit follows the currencies, and no more can be chosen than fit', async () => {
  await open();
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  fireEvent.click(await box(/^EUR/));
  fireEvent.click(await box(/^USD/));
  expect(screen.getByText('750.5 USDT').closest('output')).toBeTruthy();
  expect((await box(/^JPY/)).disabled).toBe(true);
  expect((await box(/^EUR/)).disabled).toBe(false);
  expect(screen.getByRole('button', { name: 'Send application and reserve 750.5 USDT' })).toBeTruthy();
});

it('R1.4 uses p2p-merchants/merchant-account-type: only kinds that somebody may ask for are offered', async () => {
  await open({ [merchantAccountType.path]: { accountType: 'personal', choices: ['personal'], kybFlag: 0 } });
  await screen.findByRole('button', { name: 'Send application' });
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
});

it('R1.4 what is missing is said after the first try, and the first of it has the focus', async () => {
  const { sent } = await open();
  await send();
  expect(await screen.findByText('Choose at least one currency.')).toBeTruthy();
  expect(screen.getAllByText('Add at least one picture.')).toHaveLength(2);
  expect(screen.getByText('Enter a name or number.')).toBeTruthy();
  expect(screen.getByText('Accept the agreement to apply.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^EUR/ })));
  expect(sent.some(({ path }) => path === applyForMerchantStatus.path)).toBe(false);
});

it('R1.4 uses p2p-merchants/apply-for-merchant-status, files/upload-base64-file: a company applies, and the page turns into its status', async () => {
  stubPictures();
  let uploads = 0;
  const answer: Answer = ({ path }) => {
    if (path === uploadBase64File.path) {
      uploads += 1;
      return done(path, { fileId: `file-number-${uploads}`.padEnd(22, 'x') });
    }
    if (path !== applyForMerchantStatus.path) return undefined;
    reads[merchantStanding.path] = { ...nobody, state: 'reviewing' };
    reads[lastApplication.path] = { application };
    return done(path, application);
  };
  const { sent, reads } = await open({}, (request) => answer(request));
  fireEvent.click(await screen.findByRole('radio', { name: /company/ }));
  fireEvent.change(screen.getByLabelText(/^Company name/), { target: { value: ' Ann Ltd ' } });
  fireEvent.change(screen.getByLabelText(/^Registration number/), { target: { value: 'HRB 1' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^EUR/ }));
  choosePicture(0, 'notes.txt', 'text/plain');
  expect(await screen.findByText(/^We can’t read this picture/)).toBeTruthy();
  for (const [place, name] of ['passport.png', 'bank.png', 'register.png'].entries()) {
    choosePicture(place, name);
    expect(await screen.findByText(name)).toBeTruthy();
  }
  fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'whatsapp' } });
  fireEvent.change(screen.getByLabelText(/^Your name or number there/), { target: { value: '+49 170 1234567' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'I accept the merchant agreement' }));
  await send();
  expect(await screen.findByText('We’re reviewing your application')).toBeTruthy();
  const bodies = (wanted: string) => sent.filter(({ path }) => path === wanted).map(({ body }) => body);
  expect(bodies(uploadBase64File.path)).toMatchObject(['identity', 'funds', 'company'].map((kind) => ({ purpose: `merchant-${kind}` })));
  expect(bodies(applyForMerchantStatus.path)).toEqual([
    {
      accountType: 'company',
      fiatCodes: ['EUR'],
      identityFiles: ['file-number-1xxxxxxxxx'],
      fundFiles: ['file-number-2xxxxxxxxx'],
      companyFiles: ['file-number-3xxxxxxxxx'],
      contact: { kind: 'whatsapp', value: '+49 170 1234567' },
      company: { name: 'Ann Ltd', registrationNo: 'HRB 1' },
      agreementVersion: 3,
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Merchant status', level: 1 })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true));
  expect(screen.getByText('LINE: ann-trades')).toBeTruthy();
});

it('R1.4 uses p2p-merchants/last-application: after a rejection only what has to be mended is asked for anew', async () => {
  stubPictures();
  const rejected = {
    ...application,
    state: 'rejected',
    decidedAt: due,
    reasons: ['identity-unclear', 'contact-unreachable'],
    filesToFix: ['identity'],
    words: 'The corner is cut off.',
  };
  const newFile = 'a-new-picture-of-an-id';
  const { sent } = await open(
    { [merchantStanding.path]: { ...nobody, state: 'rejected' }, [lastApplication.path]: { application: rejected } },
    ({ path }) => {
      if (path === uploadBase64File.path) return done(path, { fileId: newFile });
      return path === applyForMerchantStatus.path ? refused('p2p-merchants.old-agreement') : undefined;
    },
  );
  expect(await screen.findByText('The corner is cut off.')).toBeTruthy();
  expect(screen.getByText('We couldn’t reach you through your contact.')).toBeTruthy();
  expect(await screen.findByText('From your last application')).toBeTruthy();
  // Once in the note, once at the field.
  expect(screen.getAllByText('We can’t read your ID.')).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>(/^Your name or number there/).value).toBe('ann-trades');
  choosePicture(0, 'sharp.png');
  await screen.findByText('sharp.png');
  const agreed = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the merchant agreement' });
  fireEvent.click(agreed);
  await send();
  expect(await screen.findByText(refusalText('p2p-merchants.old-agreement', 'en'))).toBeTruthy();
  expect(agreed.checked).toBe(false);
  expect(sent.find(({ path }) => path === applyForMerchantStatus.path)?.body).toMatchObject({
    identityFiles: [newFile],
    fundFiles: ['funds-of-somebody-4567'],
    contact: { kind: 'line', value: 'ann-trades' },
  });
});

it('R1.4 uses p2p-merchants/merchant-standing, p2p-merchants/merchant-fiat-list: a merchant sees the level, its limits, what the next one needs, and the deposit', async () => {
  await open({ [merchantStanding.path]: merchant });
  expect(await screen.findByText('You’re a merchant')).toBeTruthy();
  const level = within(screen.getByRole('region', { name: 'Your level' }));
  expect(level.getByText('Starter')).toBeTruthy();
  expect(level.getByText('20')).toBeTruthy();
  expect(level.getByText('Next level: Advanced')).toBeTruthy();
  expect(level.getByText('4 of 10')).toBeTruthy();
  expect(level.getByText('85% of 90%')).toBeTruthy();
  expect(level.getByText('500 USDT of 1,500 USDT')).toBeTruthy();
  const deposit = within(screen.getByRole('region', { name: 'Security deposit' }));
  expect(await deposit.findByText('EUR')).toBeTruthy();
  expect(deposit.queryByText('Missing')).toBeNull();
  expect(screen.getByRole('link', { name: 'Give up merchant status' }).getAttribute('href')).toBe('/p2p-trade/release');
});

it.each([
  ['earned', { ...merchant.next, missing: [] }, 'You’ve earned it. It starts next Monday (UTC).'],
  ['the highest', null, 'You have the highest level.'],
])('R1.4 says when the next level is %s', async (_, next, text) => {
  await open({ [merchantStanding.path]: { ...merchant, next } });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('R1.4 uses p2p-merchants/top-up-deposit: a deposit that is too low says until when, and coins make it whole', async () => {
  const { sent, reads } = await open(standingOf('deposit-short', { required: '600', missing: '100', dueAt: due }), ({ path }) => {
    if (path !== topUpDeposit.path) return undefined;
    reads[merchantStanding.path] = { ...merchant, deposit: '600', required: '600' };
    return done(path, reads[merchantStanding.path]);
  });
  expect(await screen.findByText(/^Add at least 100 USDT by Nov 25, 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add coins' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add coins' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Amount');
  expect(field.value).toBe('100');
  fireEvent.change(field, { target: { value: '99' } });
  const add = () => fireEvent.click(dialog.getByRole('button', { name: 'Add coins' }));
  add();
  expect(await dialog.findByText('Enter 100 USDT or more.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '' } });
  add();
  expect(await dialog.findByText('Enter an amount.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '100' } });
  add();
  expect(await screen.findByText('You’re a merchant')).toBeTruthy();
  expect(sent.filter(({ path }) => path === topUpDeposit.path).map(({ body }) => body)).toEqual([{ amount: '100' }]);
});

it.each([
  ['suspended', { missing: '100', level: null, limits: null, next: null }, 'Your merchant status is paused', 'Add coins'],
  ['releasing', { dueAt: due }, 'Your merchant status has ended', undefined],
  ['released', { appliesFrom: due }, 'You’re no longer a merchant. You can apply again from Nov 25, 2026, 10:00.', undefined],
  ['removed', { dueAt: due }, 'Your merchant status was removed', undefined],
  ['removed', { dueAt: null }, 'Your security deposit is back in your P2P wallet.', undefined],
])('R1.4 whose status is %s reads so, and finds only what is left to do', async (state, more, text, button) => {
  await open(standingOf(state, more));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(button === undefined ? [] : [button]);
});

it('R1.4 whoever gave the status up may apply again when the waiting time is over', async () => {
  await open(standingOf('released'));
  expect(await screen.findByText('You’re no longer a merchant. You can apply again any time.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send application' })).toBeTruthy();
});
