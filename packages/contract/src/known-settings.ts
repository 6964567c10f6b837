import { settings as content } from './core/content/settings.ts';
import { settings as rates } from './core/rates/settings.ts';
import { settings as restrictions } from './core/restrictions/settings.ts';
import { settings as site } from './core/site/settings.ts';
import { settings as customers } from './identity/customers/settings.ts';
import { settings as recoveries } from './identity/recoveries/settings.ts';
import { settings as risk } from './identity/risk/settings.ts';
import { settings as security } from './identity/security/settings.ts';
import { settings as subAccounts } from './identity/sub-accounts/settings.ts';
import { settings as verification } from './identity/verification/settings.ts';
import { settings as spot } from './markets/spot/settings.ts';
import { settings as exports } from './money/exports/settings.ts';
import { settings as ledger } from './money/ledger/settings.ts';
import { settings as p2pConfig } from './p2p/p2p-config/settings.ts';
import { settings as p2pMerchants } from './p2p/p2p-merchants/settings.ts';
import { settings as p2pOrders } from './p2p/p2p-orders/settings.ts';
import { settings as p2pPrices } from './p2p/p2p-prices/settings.ts';
import { settings as p2pUsers } from './p2p/p2p-users/settings.ts';
import type { SettingRow } from './setting-row.ts';

/** Every setting that exists. Each area keeps its own beside its calls: the shape, the value until somebody writes one, and its owner. */
export const knownSettings = {
  ...site,
  ...security,
  ...subAccounts,
  ...recoveries,
  ...verification,
  ...restrictions,
  ...customers,
  ...risk,
  ...ledger,
  ...exports,
  ...rates,
  ...p2pUsers,
  ...content,
  ...p2pConfig,
  ...p2pMerchants,
  ...p2pOrders,
  ...p2pPrices,
  ...spot,
} as const satisfies Record<string, SettingRow>;
