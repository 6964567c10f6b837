import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const logInStaff = defineCall({
  area: 'sessions',
  name: 'log-in-staff',
  path: '/v1/user/login/systemLogin',
  summary: 'First step of the staff login: name and password',
  role: 'admin',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  /** The second step is always asked for. */
  output: z.object({ ticket: z.string() }),
  refusals: ['security.wrong-login', 'security.too-many-guesses'],
});
