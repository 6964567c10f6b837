export interface Protection {
  authenticator: boolean;
  passkey: boolean;
  bothContacts: boolean;
  fundPassword: boolean;
  antiPhishingCode: boolean;
}

/** 1 weak, 2 fair, 3 strong. Without an authenticator or a passkey nothing makes an account strong. */
export function securityLevel({ authenticator, passkey, ...others }: Protection): 1 | 2 | 3 {
  const count = Object.values(others).filter(Boolean).length;
  if (!authenticator && !passkey) return count >= 2 ? 2 : 1;
  return count >= 2 ? 3 : 2;
}
