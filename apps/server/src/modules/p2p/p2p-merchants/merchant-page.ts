/** Where a merchant reads everything about the status; what they are told leads there. */
export const merchantPage = '/p2p-trade/apply';
