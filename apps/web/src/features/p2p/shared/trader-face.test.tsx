import { expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';

const somebody = { encryptUserId: 'a', nickName: 'nordlicht', userType: 0, kybFlag: 0, country: '', isOnline: true };

it.each(['#087a50', '#be185d'])('a head has the color %s that its profile has', async (headColor) => {
  const { container } = await openPage({
    texts: ['p2p'],
    part: async () => {
      const { TraderFace } = await import('./trader-face.tsx');
      return () => <TraderFace face={{ ...somebody, headColor }} />;
    },
  });
  expect(container.querySelector('circle')?.getAttribute('fill')).toBe(headColor);
});
