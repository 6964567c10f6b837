/** Names of the request headers, in one place for client and server. */
export const headers = {
  language: 'language',
  locale: 'locale',
  terminalType: 'terminaltype',
  terminalCode: 'terminalcode',
  deviceId: 'deviceid',
  fingerprint: 'fingerprint',
  theme: 'theme',
  securityNew: 'securitynew',
  useNewPwdVersion: 'usenewpwdversion',
  adTrack: 'adtrack',
  campaign: 'pfb',
  dynamicToken: 'dtoken',
  timeZone: 'tm-timezone',
  idempotencyKey: 'idempotency-key',
  /** Says that the fund password is proved before anything else is looked at; sent with a new ad. */
  tradePasswordPriority: 'trade-password-priority',
  requestId: 'x-request-id',
  /** In an answer whose way through the servers was recorded. */
  traceId: 'x-trace-id',
  signature: 'x-signature',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  /** Of calls that a program signs with its API key; see request-signature.ts. */
  apiKey: 'x-api-key',
  apiTimestamp: 'x-api-timestamp',
  apiWindow: 'x-api-window',
  apiSignature: 'x-api-signature',
  /** In every answer: requests, or weight with an API key, that may be sent in a span of time, that are left of it, and when it begins anew. */
  rateLimit: 'x-ratelimit-limit',
  rateRemaining: 'x-ratelimit-remaining',
  rateReset: 'x-ratelimit-reset',
  /** Only believed together with the service token of the web role. */
  visitorAddress: 'x-visitor-address',
  visitorCountry: 'x-visitor-country',
  serviceToken: 'x-service-token',
} as const;

export const terminalTypes = { web: '1', android: '2', ios: '3' } as const;
