export {
  type Account,
  accountOf,
  accountOpenedSince,
  beginClosing,
  copyIdentity,
  familyOf,
  insertAccount,
  lapseIdentity,
  lockAccount,
  lockAccountRow,
  lockDueAccounts,
  markApplication,
  markClosed,
  nobody,
  realNamesOf,
  stopClosing,
  unlockAccount,
  updateEmail,
  updateLanguage,
  updatePhone,
} from './account.table.ts';
export { confirmIdentity } from './confirm-identity.ts';
export { type Customer, childUserIds, customerByUserId, customersMatching, customersWithMailPart } from './customer.table.ts';
export { insertHold, liftHolds, openHolds, systemHoldSince } from './hold.table.ts';
export { accountByLogin, comparableLogin, maskedEmail, maskedPhone } from './login-name.ts';
export { codeTarget, newInvitationCode } from './open-account.ts';
export { holdAfterChange } from './place-hold.ts';
export { checkAuthenticator, checkFactors, type Factors, factorTarget, methodsOf, proveFactors } from './prove-factors.ts';
export { proveFundPassword } from './prove-fund-password.ts';
export { isGoodUserName } from './user-name.rules.ts';
