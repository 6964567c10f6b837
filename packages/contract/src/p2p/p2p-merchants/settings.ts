import { p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const usdt = z.string().check(z.regex(/^(?:0|[1-9]\d{0,6})$/));
const level = z.strictObject({
  orders: count(0, 10_000),
  completionPercent: count(0, 100),
  counterparties: count(0, 10_000),
  depositUsdt: count(0, 1_000_000),
  adsPerPairAndSide: count(1, 100),
  openOrders: count(1, 1_000),
});

export const settings = {
  'p2p-merchants.rules': {
    role: 'risk',
    danger: 'money',
    effect:
      'Counts for applications from now on; a merchant whose deposit becomes too small is told so, and has the given days to add coins, while waiting times that run already stay.',
    schema: z.strictObject({
      fiatsPerApplication: count(1, 10),
      /** In whole USDT, where a currency asks for another deposit than the configuration of P2P says. */
      deposits: z.partialRecord(z.enum(p2pFiatCodes), usdt),
      shortDays: count(1, 90),
      noticeDays: count(1, 90),
      coolingOffDays: count(0, 365),
      agreementVersion: count(1, 1_000),
    }),
    initial: { fiatsPerApplication: 3, deposits: {}, shortDays: 7, noticeDays: 5, coolingOffDays: 30, agreementVersion: 1 },
  },
  'p2p-merchants.levels': {
    role: 'risk',
    danger: 'safety',
    effect: 'Merchants get the level that fits on the next Monday; what a level gives counts at once.',
    schema: z.strictObject({ starter: level, advanced: level, master: level }),
    initial: {
      starter: { orders: 5, completionPercent: 80, counterparties: 5, depositUsdt: 0, adsPerPairAndSide: 3, openOrders: 20 },
      advanced: { orders: 10, completionPercent: 90, counterparties: 5, depositUsdt: 500, adsPerPairAndSide: 5, openOrders: 50 },
      master: { orders: 50, completionPercent: 95, counterparties: 5, depositUsdt: 2_000, adsPerPairAndSide: 10, openOrders: 200 },
    },
  },
} as const satisfies Record<string, SettingRow>;
