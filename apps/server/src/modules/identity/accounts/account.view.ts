import type { CallOutput } from '@peerbourse/contract/call';
import type { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import type { Credentials } from '#modules/core/secrets/index.ts';
import type { Account } from './account.table.ts';
import type { Hold, HoldKind } from './hold.table.ts';

/** Copper users have no part in P2P. */
export const copperFlag = 6;

interface Known {
  account: Account;
  main: Account;
  credentials: Credentials;
  holds: readonly Hold[];
  isNewDevice: boolean;
}

/** The user block and the settings flags, in the words of the specification. Contacts are the main account's. */
export function myAccountView({
  account,
  main,
  credentials,
  holds,
  isNewDevice,
}: Known): Omit<CallOutput<typeof myAccount>, 'requestTime' | 'systemTime'> {
  const isHeld = (kind: HoldKind) => holds.some((hold) => hold.kind === kind);
  const isVerified = account.identityLevel === verifiedLevel;
  const mayP2p = !isHeld('p2p') && account.identityFlag !== copperFlag;
  return {
    loginName: main.email ?? main.phone,
    userInfo: {
      userId: account.userId,
      encryptUserId: account.encryptUserId,
      userName: account.userName,
      invitationCode: main.invitationCode,
      phone: main.phone,
      email: main.email,
      bindPhone: main.phone !== null,
      bindEmail: main.email !== null,
      bindGoogle: credentials.totpSecret !== null,
      bindTg: credentials.telegramChat !== null,
      isFund: credentials.fundHash !== null,
      fundValue: 0,
      newDeviceFlag: isNewDevice,
      antiPhishingCode: credentials.antiPhishingCode,
      identityLevel: account.identityLevel,
      hasRealValidate: isVerified,
      realName: main.realName,
      childFlag: account.accountId !== main.accountId,
      areaId: account.areaId,
      userIdentityFlag: account.identityFlag,
    },
    settings: {
      isOpenFund: credentials.fundHash !== null,
      fundDisabled: false,
      canOTCSell: isVerified && mayP2p && !isHeld('p2p-sell'),
      canWithDraw: isVerified && !isHeld('withdraw'),
      openOtc: mayP2p,
      openContract: false,
      openGtFees: false,
      emailEnable: main.email !== null && credentials.emailOn,
      phoneEnable: main.phone !== null && credentials.phoneOn,
      googleEnable: credentials.totpSecret !== null,
      hasCapiPwd: false,
    },
  };
}
