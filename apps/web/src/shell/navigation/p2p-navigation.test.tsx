import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, eventually, openPage } from '#testing/open-page.tsx';

const copper = 6;

/** The row of P2P pages as a guest, a trader or a merchant sees it. */
const open = (userType?: number, userIdentityFlag = 0) =>
  openPage({
    ...(userType === undefined ? {} : { cookie: 'login=1' }),
    part: async () => {
      const { P2pNavigation } = await import('./p2p-navigation.tsx');
      return () => <P2pNavigation isOnDeskOnly={false} />;
    },
    answer: ({ path }) => {
      if (path === siteSettings.path) return done(path, { p2pState: true, fastTrade: true });
      if (path === myAccount.path) return done(path, { userInfo: { userId: '1234567890', userIdentityFlag }, loginName: 'ann' });
      return path === myProfile.path ? done(path, { userId: '1', acceptedTermsVersion: 1, userType }) : undefined;
    },
  });

const shown = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
const first = ['P2P market', 'Quick buy', 'My orders', 'My ads', 'P2P center'];

it('guests and traders are offered to become merchants', async () => {
  const { sent } = await open();
  expect(await shown()).toEqual([...first, 'Become a merchant']);
  expect(sent.map(({ path }) => path)).not.toContain(myProfile.path);
});

it('merchants have their desk in its place', async () => {
  await open(1);
  await eventually(() => expect(screen.getByRole('link', { name: 'Merchant desk' }).getAttribute('href')).toBe('/p2p-trade/desk'));
  expect(await shown()).toEqual([...first, 'Merchant desk']);
});

it('nothing is asked about people who have no P2P', async () => {
  const { sent } = await open(0, copper);
  await eventually(() => expect(sent.map(({ path }) => path)).toContain(myAccount.path));
  expect(await shown()).toEqual([...first, 'Become a merchant']);
  expect(sent.map(({ path }) => path)).not.toContain(myProfile.path);
});
