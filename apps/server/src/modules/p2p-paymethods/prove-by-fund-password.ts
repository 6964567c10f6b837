import { proveFundPassword } from '#modules/accounts/index.ts';
import type { Deed } from '#platform/http/serve.ts';

/** Whatever names or shows an account that money goes to asks for the fund password. */
export async function proveByFundPassword(deed: Deed, { accountPwd }: { accountPwd: string }): Promise<void> {
  await proveFundPassword(deed, accountPwd);
}
