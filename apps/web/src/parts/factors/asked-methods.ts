import { type VerificationMethod, verificationMethods, verificationOrder } from '@peerbourse/rules/verification';
import type { Problem } from '#parts/use-call-mutation.ts';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

type Bound = Pick<SecurityOverview, 'methodOrder' | 'email' | 'emailEnable' | 'phone' | 'phoneEnable' | 'googleEnable'>;

/** The codes that an act asks for, in the order that the person has chosen. */
export function askedMethods(overview: Bound): VerificationMethod[] {
  const isAsked = {
    google: overview.googleEnable,
    email: overview.email !== null && overview.emailEnable,
    mobile: overview.phone !== null && overview.phoneEnable,
  };
  return verificationOrder(overview.methodOrder).filter((method) => isAsked[method]);
}

/** The server knows best: when it says which codes are missing, these are asked for. */
export function methodsAfter(problem: Problem | undefined, usual: readonly VerificationMethod[]): readonly VerificationMethod[] {
  return problem?.refusal === 'security.factors-missing' ? verificationMethods(problem.details.methods.split(',')) : usual;
}

export type Codes = Partial<Record<VerificationMethod, string>>;

export interface Factors {
  googleCode?: string;
  emailCode?: string;
  mobileCode?: string;
}

export function factorsOf(codes: Codes, methods: readonly VerificationMethod[]): Factors {
  return Object.fromEntries(methods.map((method) => [`${method}Code`, codes[method] ?? '']));
}

/** Under which code a refusal belongs: the one it names, or the last when it names none. One that is not asked for is somebody else's matter. */
export function codeAtFault(problem: Problem | undefined, methods: readonly VerificationMethod[]): VerificationMethod | undefined {
  if (problem?.refusal === 'security.too-many-guesses') return methods.at(-1);
  if (problem?.refusal !== 'security.wrong-code') return undefined;
  const { method } = problem.details;
  return method === undefined ? methods.at(-1) : methods.find((asked) => asked === method);
}
