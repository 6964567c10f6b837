/** How a message reaches somebody. */
export type Way = 'mail' | 'sms' | 'telegram' | 'push';
