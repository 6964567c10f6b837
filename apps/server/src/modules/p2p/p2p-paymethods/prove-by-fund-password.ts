import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';

/** Whatever names or shows an account that money goes to asks for the fund password. */
export async function proveByFundPassword(ctx: CallContext<UserActor>, { accountPwd }: { accountPwd: string }): Promise<void> {
  await proveFundPassword(ctx, accountPwd);
}
