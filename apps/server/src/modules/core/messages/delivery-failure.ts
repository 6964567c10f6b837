interface Consequence {
  /** Who tries the message next: another provider at once, whoever has its turn later, or nobody. */
  next: 'other' | 'later' | 'never';
  /** Whether it speaks against the provider, which is passed over after several of them. */
  isProvidersFault: boolean;
}

/** Why a provider did not send a message. The names are counted, stored and shown, so none of them holds an address or a value. */
export const failureReasons = {
  /** It could not be reached, so it has nothing of the message. */
  unreachable: { next: 'other', isProvidersFault: true },
  /** It does not accept our login or token. */
  login: { next: 'other', isProvidersFault: true },
  /** It wants fewer messages. */
  busy: { next: 'other', isProvidersFault: true },
  /** It answered that it failed, or that it does not take this message. */
  refused: { next: 'other', isProvidersFault: true },
  /** It does not take this recipient now. Strangers choose recipients, so this must not shut a provider out. */
  deferred: { next: 'other', isProvidersFault: false },
  /** It did not answer in time, or the connection broke: it may have the message, and another one at once would send it twice. */
  unconfirmed: { next: 'later', isProvidersFault: true },
  /** The recipient does not exist, or does not want to hear from us: every other try would end the same way. */
  address: { next: 'never', isProvidersFault: false },
} as const satisfies Record<string, Consequence>;

export type FailureReason = keyof typeof failureReasons;

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, detail: string = reason) {
    super(`a message was not sent: ${detail}`);
    this.reason = reason;
  }
}
