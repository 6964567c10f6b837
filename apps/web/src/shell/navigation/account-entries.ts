/** What members reach from their menu, in its order: what they trade with, then what is about their account. */
export const tradingEntries = [
  { area: 'common', key: 'my_assets', to: '/assets' },
  { area: 'common', key: 'p2p_orders', to: '/p2p-trade/orders' },
  { area: 'common', key: 'p2p_ads', to: '/p2p-trade/ads' },
  { area: 'account', key: 'nav_payment_methods', to: '/account/payment-methods' },
  { area: 'common', key: 'p2p_center', to: '/p2p-trade/center' },
  { area: 'common', key: 'p2p_desk', to: '/p2p-trade/desk' },
] as const;

export const accountEntries = [
  { area: 'account', key: 'nav_overview', to: '/account' },
  { area: 'account', key: 'nav_security', to: '/account/security' },
  { area: 'account', key: 'nav_verification', to: '/account/verified' },
  { area: 'account', key: 'nav_notifications', to: '/account/notifications' },
  { area: 'account', key: 'nav_devices', to: '/account/devices' },
  { area: 'account', key: 'nav_api_keys', to: '/account/api-keys' },
  { area: 'account', key: 'nav_webhooks', to: '/account/webhooks' },
  { area: 'account', key: 'nav_preferences', to: '/account/preferences' },
  { area: 'common', key: 'contact_support', to: '/support' },
] as const;
