import type { core } from 'zod/mini';
import * as z from 'zod/mini';

/**
 * Names of things that all look like numbers. Each has a type of its own, so that none is taken for another: they are strings
 * wherever a string is enough, and no string is one of them before it was checked or read from its own column.
 */

/** The row of an account, of a main one or of a child. It never leaves the server. */
export type AccountId = string & core.$brand<'AccountId'>;
/** The row of a main account: a child's is no such thing, which is what the type is for. */
export type MainId = AccountId & core.$brand<'MainId'>;

/** What others call an account. */
export type UserId = string & core.$brand<'UserId'>;
export type AdNo = string & core.$brand<'AdNo'>;
export type OrderNo = string & core.$brand<'OrderNo'>;

export const userId = z
  .string()
  .check(z.regex(/^[1-9]\d{9,18}$/))
  .brand<'UserId'>();
export const adNo = z
  .string()
  .check(z.regex(/^[1-9]\d{17,18}$/))
  .brand<'AdNo'>();
export const orderNo = z
  .string()
  .check(z.regex(/^[1-9]\d{17,18}$/))
  .brand<'OrderNo'>();
