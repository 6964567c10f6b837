export type VerificationMethod = 'google' | 'email' | 'mobile';

const defaultOrder: readonly VerificationMethod[] = ['google', 'email', 'mobile'];

/** Verification codes and fund passwords alike. */
export function isSixDigitCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The methods to offer, in this order; a list that names anything else is not believed at all. */
export function verificationMethods(list: unknown): readonly VerificationMethod[] {
  return isMethodList(list) ? list : defaultOrder;
}

/** The order that a person saved, as long as it is one of all three methods. */
export function verificationOrder(saved: unknown): readonly VerificationMethod[] {
  return isMethodList(saved) && saved.length === 3 ? saved : defaultOrder;
}

/** An empty list would leave nothing to prove oneself with, and a method that comes twice is a mistake. */
function isMethodList(list: unknown): list is VerificationMethod[] {
  if (!Array.isArray(list) || list.length === 0) return false;
  return list.every((item) => defaultOrder.includes(item)) && new Set(list).size === list.length;
}
