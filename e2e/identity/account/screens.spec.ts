import { testPictures } from '../../pictures.ts';
import { enter, newMember } from './member.ts';

/** The login pages and the pages of an account, in four languages on three screens. */
const authPages = { login: '/login', register: '/register', forgot: '/forgot-password' };
const pages = {
  overview: '/account',
  security: '/account/security',
  devices: '/account/devices',
  verified: '/account/verified',
  preferences: '/account/preferences',
  notifications: '/account/notifications',
  'sub-accounts': '/account/sub-accounts',
  'api-keys': '/account/api-keys',
};

/** Names, numbers and times are another person's each time. */
const frame = { differing: 'main bdi, main .figure, main time, main svg[role=img], [data-account]', isWholePage: true };

testPictures('the pages of an account', frame, async ({ context, open, look }) => {
  const lookAt = async (all: Record<string, string>) => {
    for (const [name, path] of Object.entries(all)) {
      await open(path);
      await look(name);
    }
  };
  await lookAt(authPages);
  await enter(context, (await newMember()).device);
  await lookAt(pages);
});
