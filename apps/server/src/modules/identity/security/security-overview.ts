import type { securityOverview as call } from '@peerbourse/contract/identity/security/security-overview';
import { credentialsOf } from '#modules/core/secrets/index.ts';
import { accountOf, maskedEmail, maskedPhone, openHolds } from '#modules/identity/accounts/index.ts';
import { passkeysOf } from '#modules/identity/passkeys/index.ts';
import { runningRecoveries } from '#modules/identity/recoveries/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { securityLevel } from './security-level.rules.ts';

export const securityOverview: Handler<typeof call> = async ({ db, actor }) => {
  const { mainId } = actor;
  const [account, credentials, passkeys, holds, recoveries] = await Promise.all([
    accountOf(db, mainId),
    credentialsOf(db, mainId),
    passkeysOf(db, mainId),
    openHolds(db, mainId),
    runningRecoveries(db, mainId),
  ]);
  must(account && credentials, 'an account that acts exists');
  const has = {
    authenticator: credentials.totpSecret !== null,
    passkey: passkeys.length > 0,
    bothContacts: account.email !== null && account.phone !== null,
    fundPassword: credentials.fundHash !== null,
    antiPhishingCode: credentials.antiPhishingCode !== null,
  };
  return {
    level: securityLevel(has),
    email: maskedEmail(account.email),
    phone: maskedPhone(account.dialCode, account.phone),
    emailEnable: account.email !== null && credentials.emailOn,
    phoneEnable: account.phone !== null && credentials.phoneOn,
    googleEnable: has.authenticator,
    methodOrder: credentials.methodOrder,
    passwordChangedAt: credentials.passwordChangedAt.toISOString(),
    hasFundPassword: has.fundPassword,
    fundChangedAt: credentials.fundChangedAt?.toISOString() ?? null,
    antiPhishingCode: credentials.antiPhishingCode,
    bindTg: credentials.telegramChat !== null,
    tgNickName: credentials.telegramName,
    passkeys: passkeys.map(({ credentialId, name, createdAt, usedAt }) => ({
      passkeyId: credentialId,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    holds: holds.map(({ kind, reason, beganAt, endsAt }) => ({
      kind,
      reason,
      beganAt: beganAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
    closesAt: account.closesAt?.toISOString() ?? null,
    recoveries: recoveries.map(({ kind, state, effectiveAt }) => ({ kind, state, effectiveAt: effectiveAt?.toISOString() ?? null })),
  };
};
