import type { dialCodeList as call } from '@peerbourse/contract/core/reference/dial-code-list';
import type { Handler } from '#platform/http/serve.ts';
import { selectCountries } from './reference.table.ts';

export const dialCodeList: Handler<typeof call> = async ({ db }) => ({
  areaCodeList: (await selectCountries(db)).map(({ country, dial_code }) => ({ areaCode: dial_code, country })),
});
