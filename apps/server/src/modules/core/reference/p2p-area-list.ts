import type { p2pAreaList as call } from '@peerbourse/contract/core/reference/p2p-area-list';
import type { Handler } from '#platform/http/serve.ts';
import { countryCodes } from './country-codes.ts';

/** What an account is told as its areaId; it follows from the verified identity. */
const mainlandChina = '1';
const everywhereElse = '0';

export const p2pAreaList: Handler<typeof call> = async ({ db }) => {
  const countries = await countryCodes(db);
  return {
    areaDic: [
      { areaId: mainlandChina, countries: ['CN'] },
      { areaId: everywhereElse, countries: countries.filter((country) => country !== 'CN') },
    ],
  };
};
