/** Pages of members, in the order of the menu. */
export const accountEntries = [
  { key: 'account_overview', to: '/account' },
  { key: 'assets', to: '/assets' },
  { key: 'account_security', to: '/account/security' },
  { key: 'account_verification', to: '/account/verified' },
  { key: 'account_devices', to: '/account/devices' },
  { key: 'account_preferences', to: '/account/preferences' },
] as const;
