import type { CallOutput } from '@peerbourse/contract/call';
import type { logIn } from '@peerbourse/contract/identity/sessions/log-in';

/** What a step of logging in answers: it is open, or more is needed. */
export type LogInAnswer = CallOutput<typeof logIn>;

/** More is needed: the ticket stands for the steps that are done. */
export type LogInTicket = LogInAnswer & { ticket: string };
