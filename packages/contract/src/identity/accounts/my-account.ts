import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { empty } from '#wire.ts';

/** All fields of the specification; a guest gets none of them. */
const userInfo = z.object({
  userId,
  encryptUserId: z.string(),
  userName: z.string(),
  invitationCode: z.string(),
  /** Null unless the flag below says that it is bound. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  bindPhone: z.boolean(),
  bindEmail: z.boolean(),
  bindGoogle: z.boolean(),
  bindTg: z.boolean(),
  isFund: z.boolean(),
  fundValue: z.int(),
  newDeviceFlag: z.boolean(),
  antiPhishingCode: z.nullable(z.string()),
  identityLevel: z.int(),
  hasRealValidate: z.boolean(),
  realName: z.nullable(z.string()),
  childFlag: z.boolean(),
  areaId: z.string(),
  userIdentityFlag: z.int(),
});

const settings = z.object({
  isOpenFund: z.boolean(),
  fundDisabled: z.boolean(),
  canOTCSell: z.boolean(),
  canWithDraw: z.boolean(),
  openOtc: z.boolean(),
  openContract: z.boolean(),
  openGtFees: z.boolean(),
  emailEnable: z.boolean(),
  phoneEnable: z.boolean(),
  googleEnable: z.boolean(),
  hasCapiPwd: z.boolean(),
});

export const myAccount = defineCall({
  area: 'accounts',
  name: 'my-account',
  path: '/v1/user/overview/userinfo',
  summary: 'Who is logged in; a guest is nobody',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    userInfo: z.nullable(userInfo),
    settings: z.nullable(settings),
    loginName: z.nullable(z.string()),
    /** Milliseconds since 1970, UTC. */
    requestTime: z.int(),
    systemTime: z.int(),
  }),
  refusals: [],
});
