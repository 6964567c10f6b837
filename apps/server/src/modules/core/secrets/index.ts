export { endCode } from './code.table.ts';
export { type Asker, codeLifeSeconds, issueCode, resendSeconds, spendCode, tryCode } from './codes.ts';
export {
  type Credentials,
  insertCredentials,
  passwordChangedSince,
  selectCredentials as credentialsOf,
  spendTotpStep,
  updateAntiPhishingCode,
  updateFundHash,
  updateFundPassword,
  updateMethods,
  updatePassword,
  updatePasswordHash,
  updateTelegram,
  updateTotpSecret,
} from './credential.table.ts';
export { forgetGuesses, type GuessLimit, guessLimits, takeGuess } from './guesses.ts';
export { checkPassword, hashPassword, isOfOldKey } from './passwords.ts';
export { countAddress, demandProof, type Suspicion } from './proof-of-work.ts';
export { refuseWeakPassword } from './refuse-weak-password.ts';
export { issueTicket, readTicket, spendTicket, type Ticket, ticketMark } from './tickets.ts';
export { base32, matchingStep, stepAt, totpCode } from './totp.rules.ts';
export { isWeakFundPassword } from './weak-passwords.rules.ts';
