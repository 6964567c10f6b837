import * as z from 'zod/mini';
import { staffRoles } from '#call.ts';

/** What a member of staff logs in with, and what stands beside the acts. */
export const staffName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{2,31}$/));
export const staffEmail = z.string().check(z.maxLength(254), z.regex(/^[^\s@A-Z]+@[^\s@A-Z]+\.[^\s@A-Z]+$/));
export const staffPassword = z.string().check(z.minLength(12), z.maxLength(128));
export const roleList = z.array(z.enum(staffRoles)).check(
  z.minLength(1),
  z.maxLength(staffRoles.length),
  z.refine((roles) => new Set(roles).size === roles.length),
);
/** A random number in decimals; counters would tell how many there are. */
export const randomNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));
export const staffTicket = z.string().check(z.regex(/^[\w-]{43}$/));
export const sixDigits = z.string().check(z.regex(/^\d{6}$/));
export const memberState = z.enum(['invited', 'active', 'suspended']);
/** In whole words: it is read by whoever decides, and kept. */
export const reasonText = z.string().check(z.minLength(3), z.maxLength(200));

/** The two halves of an invitation: the decider hands out one, the proposer the other. */
export const invitationHalves = {
  ticket: staffTicket,
  word: z.string().check(z.regex(/^[\w-]{12}$/)),
};
