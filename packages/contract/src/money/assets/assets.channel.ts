import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { coinCode } from './asset.shape.ts';

export const assetsChannel = defineChannel({
  area: 'assets',
  name: 'assets',
  summary: 'Which coins of the account have moved; the key is the own userId',
  auth: 'user',
  keyed: true,
  snapshot: z.object({}),
  update: z.object({ coins: z.array(coinCode), kind: z.string() }),
});
