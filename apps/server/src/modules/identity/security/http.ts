import { arrangeMethods as arrangeMethodsCall } from '@peerbourse/contract/identity/security/arrange-methods';
import { bindContact as bindContactCall } from '@peerbourse/contract/identity/security/bind-contact';
import { bindTelegramBot as bindTelegramBotCall } from '@peerbourse/contract/identity/security/bind-telegram-bot';
import { changePassword as changePasswordCall } from '@peerbourse/contract/identity/security/change-password';
import { confirmPasswordReset as confirmPasswordResetCall } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { issueEncryptionKey as issueEncryptionKeyCall } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { lockByMail as lockByMailCall } from '@peerbourse/contract/identity/security/lock-by-mail';
import { lockMyAccount as lockMyAccountCall } from '@peerbourse/contract/identity/security/lock-my-account';
import { resetPassword as resetPasswordCall } from '@peerbourse/contract/identity/security/reset-password';
import { securityOverview as securityOverviewCall } from '@peerbourse/contract/identity/security/security-overview';
import { sendCode as sendCodeCall } from '@peerbourse/contract/identity/security/send-code';
import { setAntiPhishingCode as setAntiPhishingCodeCall } from '@peerbourse/contract/identity/security/set-anti-phishing-code';
import { setFundPassword as setFundPasswordCall } from '@peerbourse/contract/identity/security/set-fund-password';
import { telegramLink as telegramLinkCall } from '@peerbourse/contract/identity/security/telegram-link';
import { unbindContact as unbindContactCall } from '@peerbourse/contract/identity/security/unbind-contact';
import { unbindTelegramBot as unbindTelegramBotCall } from '@peerbourse/contract/identity/security/unbind-telegram-bot';
import { route } from '#platform/http/serve.ts';
import { arrangeMethods, proveArrangement } from './arrange-methods.ts';
import { bindContact, proveContact } from './bind-contact.ts';
import { bindTelegramBot, proveTelegramCode } from './bind-telegram-bot.ts';
import { changePassword, proveOldPassword } from './change-password.ts';
import { confirmPasswordReset, proveResetCode } from './confirm-password-reset.ts';
import { issueEncryptionKey } from './issue-encryption-key.ts';
import { lockByMail } from './lock-by-mail.ts';
import { lockMyAccount } from './lock-my-account.ts';
import { proveReset, resetPassword } from './reset-password.ts';
import { securityOverview } from './security-overview.ts';
import { proveSending, sendCode } from './send-code.ts';
import { proveAntiPhishingCode, setAntiPhishingCode } from './set-anti-phishing-code.ts';
import { proveFundPasswordChange, setFundPassword } from './set-fund-password.ts';
import { telegramLink } from './telegram-link.ts';
import { proveContactRemoval, unbindContact } from './unbind-contact.ts';
import { unbindTelegramBot } from './unbind-telegram-bot.ts';

export { openUnseal } from '#modules/core/sealing/index.ts';

export const routes = [
  route(arrangeMethodsCall, arrangeMethods, proveArrangement),
  route(bindContactCall, bindContact, proveContact),
  route(bindTelegramBotCall, bindTelegramBot, proveTelegramCode),
  route(changePasswordCall, changePassword, proveOldPassword),
  route(confirmPasswordResetCall, confirmPasswordReset, proveResetCode),
  route(issueEncryptionKeyCall, issueEncryptionKey),
  route(lockByMailCall, lockByMail),
  route(lockMyAccountCall, lockMyAccount),
  route(resetPasswordCall, resetPassword, proveReset),
  route(securityOverviewCall, securityOverview),
  route(sendCodeCall, sendCode, proveSending),
  route(setAntiPhishingCodeCall, setAntiPhishingCode, proveAntiPhishingCode),
  route(setFundPasswordCall, setFundPassword, proveFundPasswordChange),
  route(telegramLinkCall, telegramLink),
  route(unbindContactCall, unbindContact, proveContactRemoval),
  route(unbindTelegramBotCall, unbindTelegramBot),
];
