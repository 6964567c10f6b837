import type { verifyStaffLogIn as call } from '@peerbourse/contract/identity/sessions/verify-staff-log-in';
import { openStaffSession, proveStaffCode, type StaffCodeProof } from '#modules/identity/staff/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';

export const proveStaffSecondStep: Prove<typeof call, StaffCodeProof> = (ctx, { ticket, googleCode }) =>
  proveStaffCode(ctx, ticket, googleCode);

export const verifyStaffLogIn: Handler<typeof call, StaffCodeProof> = async (ctx, _input, proof) => await openStaffSession(ctx, proof);
