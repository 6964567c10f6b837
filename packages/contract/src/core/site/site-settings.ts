import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

/** The switches and values of the whole site, as the client's someBasicConfig holds them. */
export const someBasicConfig = z.object({
  cashBalance: z.boolean(),
  fastTrade: z.boolean(),
  followSwitch: z.boolean(),
  contractSwitch: z.boolean(),
  p2pState: z.boolean(),
  showBgb: z.boolean(),
  showBgbFee: z.boolean(),
  registerFlag: z.enum(['mobile', 'email']),
  jumpType: z.int(),
  captchaConfig: z.object({ captchatype: z.string() }),
  isInit: z.boolean(),
  showSwap: z.boolean(),
  showStrategy: z.boolean(),
  registerRewards: z.string(),
  p2pTgBotName: z.string(),
  jumpIpType: z.object({ welfareIpControl: z.boolean() }),
  showFinancial: z.boolean(),
  financeList: z.array(z.string()),
  showVip: z.boolean(),
  h5Record: z.object({ p2p_risk_control_reminde_url: z.string() }),
});

/** What holds until somebody decides otherwise: what is not built cannot be seen. */
export const someBasicConfigDefault: z.output<typeof someBasicConfig> = {
  cashBalance: false,
  fastTrade: false,
  followSwitch: false,
  contractSwitch: false,
  p2pState: false,
  showBgb: false,
  showBgbFee: false,
  registerFlag: 'mobile',
  jumpType: 0,
  captchaConfig: { captchatype: 'altcha' },
  isInit: true,
  showSwap: false,
  showStrategy: false,
  registerRewards: '',
  p2pTgBotName: '',
  jumpIpType: { welfareIpControl: false },
  showFinancial: false,
  financeList: [],
  showVip: false,
  h5Record: { p2p_risk_control_reminde_url: '' },
};

export const siteSettings = defineCall({
  area: 'site',
  name: 'site-settings',
  path: '/v1/mix/public/webCommonConfig',
  summary: 'Switches and values of the whole site, and its brand',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.extend(someBasicConfig, {
    brand: z.object({ name: z.string(), legalEntity: z.string(), supportAddress: z.string() }),
  }),
  refusals: [],
});
