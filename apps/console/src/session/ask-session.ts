import { logOutStaff } from '@peerbourse/contract/identity/staff/log-out-staff';
import { myStaffAccount } from '@peerbourse/contract/identity/staff/my-staff-account';
import { call, NoAnswer, Refused } from '#api/call.ts';
import { changeSession, endSession } from './staff-session.ts';

/** Asks whose session the cookie is, if there is one. */
export async function askSession(): Promise<void> {
  try {
    changeSession({ state: 'in', account: await call(myStaffAccount, {}) });
  } catch (error) {
    // A refusal that ends sessions has been dealt with by the call itself.
    if (error instanceof NoAnswer || (error instanceof Refused && error.http >= 500)) changeSession({ state: 'unanswered' });
    else if (!(error instanceof Refused)) throw error;
  }
}

/** The server ends the session; should it not answer, the page is left all the same. */
export async function leave(): Promise<void> {
  await call(logOutStaff, {}).catch(() => undefined);
  endSession('left');
}
