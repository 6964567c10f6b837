import { enter, newMember } from '../../identity/account/member.ts';
import { testPictures } from '../../pictures.ts';
import { give, setAside } from './wallet-fixtures.ts';

/** What the pictures show: of everything, of one page of moves, and of nothing at all. */
const gifts = [
  { coin: 'BTC', amount: '1.23456789' },
  { coin: 'USDT', amount: '23456.789012', wallet: 'otc' },
  { coin: 'ETH', amount: '3.5', wallet: 'contract' },
  { coin: 'USDT', amount: '1000', wallet: 'earn' },
] as const;

const pages = { overview: '/assets', history: '/assets/history' };

/** Amounts follow the prices and times are others each time. */
const frame = {
  differing:
    'main bdi, main .figure, main time, main progress, main [data-wallet], main [data-chart], main svg[preserveAspectRatio], [data-account]',
  isWholePage: true,
};

testPictures('the pages of assets', frame, async ({ context, open, look }) => {
  const lookAtAll = async (state: string) => {
    for (const [name, path] of Object.entries(pages)) {
      await open(path);
      await look(`${name}${state}`);
    }
  };
  const member = await newMember();
  await enter(context, member.device);
  await lookAtAll('-empty');
  for (const gift of gifts) await give(member.userId, gift);
  await setAside(member.userId, { coin: 'BTC', amount: '0.2' });
  await lookAtAll('');
});
