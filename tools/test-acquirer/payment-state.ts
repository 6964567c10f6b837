import type { Acquirer, Payment, PaymentState } from './acquirer.ts';

/** Every change of a payment's state goes through here, so every one of them is told. */
export function enterState({ tell }: Acquirer, payment: Payment, state: PaymentState): void {
  payment.state = state;
  const { id: paymentId, reference, amount, currency } = payment;
  tell('payment.changed', { paymentId, reference, state, amount, currency });
}
