import type { StaffRole } from '@peerbourse/contract/call';
import { settings as content } from '@peerbourse/contract/core/content/settings';
import { settings as rates } from '@peerbourse/contract/core/rates/settings';
import { settings as restrictions } from '@peerbourse/contract/core/restrictions/settings';
import { settings as site } from '@peerbourse/contract/core/site/settings';
import { settings as customers } from '@peerbourse/contract/identity/customers/settings';
import { settings as recoveries } from '@peerbourse/contract/identity/recoveries/settings';
import { settings as security } from '@peerbourse/contract/identity/security/settings';
import { settings as subAccounts } from '@peerbourse/contract/identity/sub-accounts/settings';
import { settings as exports } from '@peerbourse/contract/money/exports/settings';
import { settings as ledger } from '@peerbourse/contract/money/ledger/settings';
import { settings as p2pConfig } from '@peerbourse/contract/p2p/p2p-config/settings';
import { settings as p2pOrders } from '@peerbourse/contract/p2p/p2p-orders/settings';
import { settings as p2pPrices } from '@peerbourse/contract/p2p/p2p-prices/settings';
import { settings as p2pUsers } from '@peerbourse/contract/p2p/p2p-users/settings';
import type { SettingRow } from '@peerbourse/contract/setting-row';
import type * as z from 'zod/mini';

/** Every setting that exists. Each area keeps its own beside its calls: the shape, the value until somebody writes one, and its owner. */
export const knownSettings = {
  ...site,
  ...security,
  ...subAccounts,
  ...recoveries,
  ...restrictions,
  ...customers,
  ...ledger,
  ...exports,
  ...rates,
  ...p2pUsers,
  ...content,
  ...p2pConfig,
  ...p2pOrders,
  ...p2pPrices,
} as const satisfies Record<string, SettingRow>;

export function settingRow(key: SettingKey): SettingRow {
  return knownSettings[key];
}

/** Some settings are not for everybody who may see settings. */
export function isOpenTo(key: SettingKey, roles: readonly StaffRole[]): boolean {
  const { seenBy } = settingRow(key);
  return seenBy === undefined || seenBy.some((role) => roles.includes(role));
}

export type SettingKey = keyof typeof knownSettings;
export type SettingValue<K extends SettingKey> = z.output<(typeof knownSettings)[K]['schema']>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(knownSettings, key);
}
