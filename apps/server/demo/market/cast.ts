import { createHash } from 'node:crypto';
import type { UserId } from '@peerbourse/contract/ids';
import { nickNameKey } from '@peerbourse/rules/p2p-texts/nickname';
import { hash, seeded } from '#modules/core/rates/index.ts';
import { nickNames } from './nick-names.ts';

/** How large the market of a demonstration is. */
export interface MarketSize {
  advertisers: number;
  /** Where they are at home, in turn. */
  fiats: readonly string[];
  /** How often somebody has bought from an ad at most, before the demonstration began. Ads that are partly sold have an order in any case. */
  ordersPerAd: number;
}

/**
 * What is special about an advertiser, each once in every 24. The careless ones leave their ads alone, which the market then hides;
 * nobody moves their prices or sees them online.
 */
const parts = [
  'ordinary',
  'ordinary',
  'ordinary',
  'offline',
  'ordinary',
  'priced-out',
  'idle',
  'paused',
  'banned',
  'method-off',
  'ordinary',
  'private',
  'editing',
  'completed',
  'ordinary',
  'taken-down',
  'hours',
  'ordinary',
  'away',
  'ordinary',
  'ordinary',
  'ordinary',
  'ordinary',
  'away',
] as const;
export type Part = (typeof parts)[number];

export interface CastMember {
  index: number;
  part: Part;
  email: string;
  userId: UserId;
  encryptUserId: string;
  nickName: string;
  realName: string;
  fiat: string;
  country: string;
  isMerchant: boolean;
  isBusiness: boolean;
  showsCountry: boolean;
  joinedDaysAgo: number;
  /** Of 0 to 1, the same at every run: what the ads of this person are made by. */
  dice: () => number;
}

/**
 * So many draws are for the person; some who are no merchants have fewer traits. Ads begin behind them, so that one trait more or less of a person
 * changes no ad that links, tests and pictures know.
 */
const traitDraws = (index: number) => (index % 11 === 7 && index % 3 !== 0 ? 7 : 9);

/** The first ones are there at every hour and in the same way, so that a small market looks the same at every run. */
export const steadyMembers = 60;

const domain = 'market.peerbourse.test';
export const carelessEmails = `careless-%@${domain}`;
export const tradersEmails = `trader-%@${domain}`;

export function castOf({ advertisers, fiats }: Pick<MarketSize, 'advertisers' | 'fiats'>): CastMember[] {
  const homes = Array.from({ length: advertisers }, (_, i) => fiats[i % fiats.length] as string);
  const names = nickNames(homes, nickNameKey);
  return homes.map((fiat, index) => memberOf(index, fiat, names[index] as string));
}

function memberOf(index: number, fiat: string, nickName: string): CastMember {
  const part = parts[index % parts.length] as Part;
  const isCareless = part === 'priced-out' || part === 'idle';
  const email = `${isCareless ? 'careless' : 'trader'}-${String(index + 1).padStart(3, '0')}@${domain}`;
  const dice = seeded(hash(email));
  const [age] = Array.from({ length: traitDraws(index) }, dice) as [number];
  const countries = homesOf[fiat] ?? ['DE'];
  return {
    index,
    part,
    email,
    ...publicIds(email),
    nickName,
    realName: `${given[index % given.length]} ${family[(index + Math.floor(index / given.length)) % family.length]}`,
    fiat,
    country: countries[Math.floor(index / 3) % countries.length] as string,
    isMerchant: index % 3 === 0,
    isBusiness: index % 6 === 0,
    showsCountry: index % 3 !== 1,
    joinedDaysAgo: 90 + Math.floor(age * 1_200),
    dice,
  };
}

/** The same at every run, so that links into a demonstration stay good. */
export function publicIds(text: string): { userId: UserId; encryptUserId: string } {
  return { userId: numberFrom(`user ${text}`) as UserId, encryptUserId: digest(`handle ${text}`).subarray(0, 16).toString('base64url') };
}

export function numberFrom(text: string): string {
  return ((digest(text).readBigUInt64BE() % 8_000_000_000_000_000_000n) + 1_000_000_000_000_000_000n).toString();
}

function digest(text: string): Buffer {
  return createHash('sha256').update(`peerbourse demonstration ${text}`).digest();
}

/** Where people pay in a currency. */
const homesOf: Readonly<Record<string, readonly string[]>> = {
  USD: ['US'],
  KRW: ['KR'],
  JPY: ['JP'],
  VND: ['VN'],
  RUB: ['RU'],
  EUR: ['DE', 'FR', 'ES', 'IT', 'NL', 'PT', 'FI'],
  TRY: ['TR'],
  CNY: ['CN'],
  TWD: ['TW'],
  IDR: ['ID'],
  PHP: ['PH'],
  HKD: ['HK'],
  THB: ['TH'],
  GBP: ['GB'],
  CAD: ['CA'],
  BRL: ['BR'],
  PLN: ['PL'],
  UAH: ['UA'],
  UZS: ['UZ'],
  AED: ['AE'],
  SAR: ['SA'],
  EGP: ['EG'],
  NGN: ['NG'],
  INR: ['IN'],
  KZT: ['KZ'],
  MXN: ['MX'],
  ARS: ['AR'],
  COP: ['CO'],
};

const given =
  'Alex Maria Chen Yuki Omar Fatima Ivan Olga Linh Budi Ananda Somchai Priya Kofi Ngozi Ahmet Elif Lucas Sofia Mateusz Aigul Rustam Camila Diego'.split(
    ' ',
  );
const family =
  'Weber Silva Tanaka Kim Nguyen Santos Kaya Novak Petrenko Rahman Okafor Garcia Rossi Lindgren Haddad Sharma Wong Ivanov Moreau Kowalski Suzuki'.split(
    ' ',
  );
