import { p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { nickNameKey, nickNameProblem } from '@peerbourse/rules/p2p-texts/nickname';
import { p2pTextProblem } from '@peerbourse/rules/p2p-texts/p2p-text';
import { expect, it } from 'vitest';
import { initialTemplates, readValues } from '#modules/p2p/p2p-paymethods/index.ts';
import { accountFields } from './account-fields.ts';
import { castOf } from './cast.ts';
import { plansOf } from './plan-ads.ts';

const fiats = p2pFiatCodes;
const cast = castOf({ advertisers: 400, fiats });

it('has names that anybody may have, of which no two look alike, in several scripts', () => {
  const names = cast.map(({ nickName }) => nickName);
  expect(names.flatMap((name) => (nickNameProblem(name, 'Peerbourse') ? [`${name}: ${nickNameProblem(name, 'Peerbourse')}`] : []))).toEqual(
    [],
  );
  expect(new Set(names.map(nickNameKey)).size).toBe(400);
  for (const script of [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Han}/u, /\p{Script=Arabic}/u, /\p{Script=Thai}/u]) {
    expect(names.filter((name) => script.test(name)).length).toBeGreaterThan(10);
  }
});

it('is the same at every run', () => {
  const plans = () => castOf({ advertisers: 30, fiats }).map((member) => plansOf(member, fiats));
  expect(plans()).toEqual(plans());
});

it('offers every coin in every currency on both sides, with words that are allowed', () => {
  const plans = cast.flatMap((member) => plansOf(member, fiats));
  expect(new Set(plans.map(({ coin, fiat, side }) => `${coin} ${fiat} ${side}`)).size).toBe(8 * 28 * 2);
  const texts = new Set(plans.flatMap(({ remark, autoReply }) => [remark, autoReply]));
  expect([...texts].filter((text) => p2pTextProblem(text))).toEqual([]);
});

it('fills in every payment method that comes with the release', () => {
  for (const { code, fields } of initialTemplates) {
    for (const number of [1, 4_711, 9_000_015]) expect(() => readValues({ fields }, accountFields(fields, number)), code).not.toThrow();
  }
});
