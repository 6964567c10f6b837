import type { Channel } from './channel.ts';
import { notificationsChannel } from './core/notifications/notifications.channel.ts';
import { ratesChannel } from './core/rates/rates.channel.ts';
import { spotBookChannel } from './markets/spot/spot-book.channel.ts';
import { spotOrdersChannel } from './markets/spot/spot-orders.channel.ts';
import { spotTickersChannel } from './markets/spot/spot-tickers.channel.ts';
import { spotTradesChannel } from './markets/spot/spot-trades.channel.ts';
import { assetsChannel } from './money/assets/assets.channel.ts';
import { p2pChatChannel } from './p2p/p2p-chat/p2p-chat.channel.ts';
import { p2pOrdersChannel } from './p2p/p2p-orders/p2p-orders.channel.ts';

/** Every channel of the live socket; a test compares with the folder. */
export const liveChannels: readonly Channel[] = [
  ratesChannel,
  notificationsChannel,
  assetsChannel,
  p2pOrdersChannel,
  p2pChatChannel,
  spotOrdersChannel,
  spotBookChannel,
  spotTradesChannel,
  spotTickersChannel,
];
