/** The table ledger_purposes, as `npm run db:types` has written it down. */
export const purposes = {
  spot: { owner: 'customer', isFolded: false, isWallet: true },
  otc: { owner: 'customer', isFolded: false, isWallet: true },
  contract: { owner: 'customer', isFolded: false, isWallet: true },
  earn: { owner: 'customer', isFolded: false, isWallet: true },
  'ad-reserve': { owner: 'customer', isFolded: false, isWallet: false },
  'order-hold': { owner: 'customer', isFolded: false, isWallet: false },
  risk: { owner: 'customer', isFolded: false, isWallet: false },
  deposit: { owner: 'customer', isFolded: false, isWallet: false },
  escrow: { owner: 'house', isFolded: false, isWallet: false },
  fee: { owner: 'house', isFolded: true, isWallet: false },
  compensation: { owner: 'house', isFolded: true, isWallet: false },
  clearing: { owner: 'house', isFolded: true, isWallet: false },
  dust: { owner: 'house', isFolded: true, isWallet: false },
  opening: { owner: 'house', isFolded: true, isWallet: false },
  quote: { owner: 'customer', isFolded: false, isWallet: false },
} as const;
