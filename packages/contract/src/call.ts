import type * as z from 'zod/mini';
import type { Scope } from './api-scope.ts';
import { type SuccessCode, successCodeOf } from './envelope.ts';
import { defaultRate, type RateLimit } from './rate-limit.ts';
import type { RefusalId } from './refusals.ts';

/** Which listener answers: browsers of traders reach `api`, the operators' console reaches `admin`. */
export type ServingRole = 'api' | 'admin';

/** The least an actor must be; finer rights are refusals of the verb. `main` is a user who is no child account. */
export type Auth = 'guest' | 'user' | 'main' | 'trader' | 'staff';

/** What a user must be besides, whatever the area: `not-copper` keeps copper users out of P2P. */
export type Requirement = 'not-copper';

/** What members of staff are allowed; one person may have several. */
export const staffRoles = ['editor', 'reader', 'decider', 'approver', 'risk', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

interface CallDescription<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Least extends Auth> {
  area: string;
  name: string;
  path: string;
  summary: string;
  role: ServingRole;
  auth: Least;
  requires?: readonly Requirement[];
  /** `write` changes something: such a call is guarded against forgery and runs in a transaction. */
  changes: 'read' | 'write';
  input: Input;
  output: Output;
  refusals: readonly RefusalId[];
  /** A repeated key gives the first answer again. */
  idempotent?: boolean;
  /** `own`: the verb shares a transaction with others of the same moment, and sees to it that a repeated key acts once. */
  transaction?: 'of-call' | 'own';
  /** A request as it occurs, where the fields alone do not say which of them go together. */
  example?: Readonly<Record<string, unknown>> | null;
  /** Fields of the input that travel encrypted. */
  sealed?: readonly string[];
  /** Fields of the input that the sealed ones are tied to: with another value in one of them nothing opens. */
  bound?: readonly string[];
  /** Headers that a client sends with this call besides those of every call. */
  sends?: Readonly<Record<string, string>>;
  /** What an API key must be allowed for this call. Without it the call is closed to keys, whatever they may. */
  scope?: Scope | 'none';
  /** Of a staff call: the roles that may make it; every member of staff may when it is empty. */
  roles?: readonly StaffRole[];
  /** Largest body in bytes; files need more than the usual. */
  bodyLimit?: number;
  /** The web role may make this read for a visitor whose access token has just run out. */
  ssr?: boolean;
  /** Whoever has no session gets the same answer to the same input in one language: it is computed once for all of them. */
  sameForGuests?: boolean;
  rate?: RateLimit;
}

export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType, Least extends Auth = Auth>
  extends Required<CallDescription<Input, Output, Least>> {
  kind: 'call';
  method: 'POST';
  ok: SuccessCode;
}

export type CallInput<C extends Call> = z.input<C['input']>;
export type CallParsed<C extends Call> = z.output<C['input']>;
export type CallOutput<C extends Call> = z.output<C['output']>;

const defaultBodyLimit = 256 * 1024;

/** One call of the wire: client, server route and API description all come from this. */
export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Least extends Auth>(
  description: CallDescription<Input, Output, Least>,
): Call<Input, Output, Least> {
  return {
    idempotent: false,
    transaction: 'of-call',
    sealed: [],
    bound: [],
    example: null,
    sends: {},
    requires: [],
    scope: 'none',
    roles: [],
    bodyLimit: defaultBodyLimit,
    ssr: false,
    sameForGuests: false,
    rate: defaultRate[description.changes],
    ...description,
    kind: 'call',
    method: 'POST',
    ok: successCodeOf(description.path),
  };
}
