import { logInStaff as logInStaffCall } from '@peerbourse/contract/identity/sessions/log-in-staff';
import { verifyStaffLogIn as verifyStaffLogInCall } from '@peerbourse/contract/identity/sessions/verify-staff-log-in';
import { route } from '#platform/http/serve.ts';
import { logInStaff, proveStaffLogIn } from './log-in-staff.ts';
import { proveStaffSecondStep, verifyStaffLogIn } from './verify-staff-log-in.ts';

export const routes = [
  route(logInStaffCall, logInStaff, proveStaffLogIn),
  route(verifyStaffLogInCall, verifyStaffLogIn, proveStaffSecondStep),
];
