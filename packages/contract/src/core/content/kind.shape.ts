import * as z from 'zod/mini';
import type { someBasicConfig } from '#core/site/site-settings.ts';
import { localeCodes } from '#locales.ts';
import { linkTarget } from './rich-text.shape.ts';

/** Parts of the exchange that can be closed in a country or have an incident. */
export const exchangeParts = [
  'accounts',
  'p2p',
  'buy-crypto',
  'spot',
  'contract',
  'copy-trading',
  'earn',
  'deposits',
  'withdrawals',
  'prices',
] as const;
export type ExchangePart = (typeof exchangeParts)[number];

export const bannerPlaces = ['home', 'account', 'insights'] as const;
export const tones = ['info', 'success', 'warning'] as const;
export const audiences = ['everybody', 'guests', 'members'] as const;
export const articleCategories = ['market', 'safety', 'guide', 'product'] as const;
export const announcementCategories = ['product', 'maintenance', 'listing', 'rules'] as const;
export const helpSections = ['start', 'account', 'security', 'p2p', 'money', 'rules'] as const;
export const incidentImpacts = ['maintenance', 'degraded', 'outage'] as const;
export const incidentPhases = ['planned', 'investigating', 'working', 'watching', 'over'] as const;

/** The switches that can hide a menu entry or an answer: those that are either on or off. */
export const menuSwitches = [
  'fastTrade',
  'p2pState',
  'contractSwitch',
  'followSwitch',
  'showFinancial',
  'showVip',
  'showSwap',
  'cashBalance',
] as const satisfies ReadonlyArray<keyof z.output<typeof someBasicConfig>>;

/** One value of an item that is the same in every language. The editor draws its field from this, and the server checks by it. */
export type FieldForm =
  | { form: 'choice'; options: readonly string[] }
  | { form: 'choices'; options: readonly string[] }
  | { form: 'address'; isRequired: boolean }
  | { form: 'number'; min: number; max: number }
  | { form: 'flag' }
  | { form: 'item'; kind: string }
  | { form: 'countries' }
  | { form: 'picture' };

/** One text of an item, in each language: one line, some lines, or Markdown. */
export interface TextForm {
  form: 'line' | 'text' | 'rich';
  max: number;
  isRequired: boolean;
}

interface Kind {
  /** For people: what it is called, and what it is for. */
  title: string;
  about: string;
  fields: Record<string, FieldForm>;
  texts: Record<string, TextForm>;
  /** Its names, where they are not free: other names would never be read. */
  names?: readonly string[];
}

const line = (max: number, isRequired = true): TextForm => ({ form: 'line', max, isRequired });
const text = (max: number, isRequired = true): TextForm => ({ form: 'text', max, isRequired });
const rich: TextForm = { form: 'rich', max: 40_000, isRequired: true };
const sort = { form: 'number', min: 0, max: 9999 } as const satisfies FieldForm;
/** By a call: what is spread in place would stay in every page, used or not (see apps/web/without-schemas.ts). */
const noneOr = <const Options extends readonly string[]>(options: Options) => ['', ...options] as const;
const optionalAddress = { form: 'address', isRequired: false } as const satisfies FieldForm;
const picture = { form: 'picture' } as const satisfies FieldForm;

/** Pages that have a title and a description of their own. */
export const titledPages = [
  'home',
  'markets',
  'insights',
  'announcements',
  'help',
  'fees',
  'terms',
  'p2p-terms',
  'privacy',
  'risk-notice',
  'status',
  'login',
  'register',
  'forgot-password',
] as const;
export type TitledPage = (typeof titledPages)[number];

/** Texts that the site itself links to. */
export const fixedPages = ['terms', 'p2p-terms', 'privacy', 'risk-notice', 'fees'] as const;
export type FixedPage = (typeof fixedPages)[number];

/** Everything that operators write, by kind. */
export const contentKinds = {
  menu: {
    title: 'Menu entries',
    about: 'The navigation in header and footer. An entry whose switch is off is not shown.',
    fields: {
      place: { form: 'choice', options: ['header', 'footer-products', 'footer-learn', 'footer-legal', 'footer-developers'] },
      parent: { form: 'item', kind: 'menu' },
      to: { form: 'address', isRequired: true },
      switch: { form: 'choice', options: noneOr(menuSwitches) },
      sort,
    },
    texts: { label: line(40), hint: line(120, false) },
  },
  banner: {
    title: 'Banners',
    about: 'What stands out at one place of the site, in order.',
    fields: {
      place: { form: 'choice', options: bannerPlaces },
      to: optionalAddress,
      picture,
      tone: { form: 'choice', options: tones },
      sort,
    },
    texts: { title: line(80), body: text(240, false), action: line(40, false) },
  },
  notice: {
    title: 'Notices',
    about: 'The bar above every page, for what nobody should miss. Visitors can close it.',
    fields: { tone: { form: 'choice', options: tones }, to: optionalAddress, sort },
    texts: { text: line(200), action: line(40, false) },
  },
  campaign: {
    title: 'Campaigns',
    about: 'Offered to the visitors that fit; of several the one with the lowest order number.',
    fields: {
      audience: { form: 'choice', options: audiences },
      countries: { form: 'countries' },
      languages: { form: 'choices', options: localeCodes },
      to: { form: 'address', isRequired: true },
      picture,
      sort,
    },
    texts: { title: line(80), body: text(240), action: line(40) },
  },
  community: {
    title: 'Community',
    about: 'Groups and channels of ours elsewhere, each with a QR code.',
    fields: { to: { form: 'address', isRequired: true }, languages: { form: 'choices', options: localeCodes }, sort },
    texts: { name: line(40), hint: line(120, false) },
  },
  'page-title': {
    title: 'Page titles',
    about: 'What search engines and the browser show of a page. {brand} stands for the name of the exchange.',
    fields: {},
    texts: { title: line(120), description: text(320), keywords: line(200, false) },
    names: titledPages,
  },
  article: {
    title: 'Insights',
    about: 'Articles about markets, safety and the exchange.',
    fields: { category: { form: 'choice', options: articleCategories }, picture },
    texts: { title: line(120), summary: text(320), body: rich },
  },
  announcement: {
    title: 'Announcements',
    about: 'What has changed or will change.',
    fields: { category: { form: 'choice', options: announcementCategories }, isPinned: { form: 'flag' } },
    texts: { title: line(120), summary: text(320), body: rich },
  },
  help: {
    title: 'Help',
    about: 'One question, one answer.',
    fields: { category: { form: 'choice', options: helpSections }, switch: { form: 'choice', options: noneOr(menuSwitches) }, sort },
    texts: { title: line(120), summary: text(320), body: rich },
  },
  page: {
    title: 'Pages',
    about: 'Terms, P2P terms, privacy, risk notice, fees and limits.',
    fields: {},
    texts: { title: line(120), summary: text(320), body: rich },
    names: fixedPages,
  },
  incident: {
    title: 'Incidents',
    about: 'What does not work, or will not, on the status page.',
    fields: {
      parts: { form: 'choices', options: exchangeParts },
      impact: { form: 'choice', options: incidentImpacts },
      phase: { form: 'choice', options: incidentPhases },
    },
    texts: { title: line(120), body: rich },
  },
  maintenance: {
    title: 'Maintenance',
    about: 'While this is published and on, every page says that the service is stopped. Use the schedule to announce its end.',
    fields: { isStopped: { form: 'flag' } },
    texts: { title: line(120), body: text(600) },
    names: ['site'],
  },
  restriction: {
    title: 'Countries',
    about: 'What is closed for visitors from a country. The name of the item is the two letters of the country in lower case.',
    fields: { closed: { form: 'choices', options: exchangeParts } },
    texts: { note: text(400) },
  },
} as const satisfies Record<string, Kind>;

export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];
export const contentKind = z.enum(contentKindNames as [ContentKind, ...ContentKind[]]);

type FieldValue<Form> = Form extends { form: 'choice'; options: ReadonlyArray<infer Option> }
  ? Option
  : Form extends { form: 'choices'; options: ReadonlyArray<infer Option> }
    ? Option[]
    : Form extends { form: 'countries' }
      ? string[]
      : Form extends { form: 'number' }
        ? number
        : Form extends { form: 'flag' }
          ? boolean
          : string;

/** The fields of a kind as they are once they have been checked. */
export type FieldsOf<Kind extends ContentKind> = {
  [Name in keyof (typeof contentKinds)[Kind]['fields']]: FieldValue<(typeof contentKinds)[Kind]['fields'][Name]>;
};

/** The names of a kind's texts. */
export type TextName<Kind extends ContentKind> = keyof (typeof contentKinds)[Kind]['texts'] & string;

export const documentKinds = ['article', 'announcement', 'help', 'page'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The name of an item, which is also its address where it has one. */
export const itemName = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** What a kind's fields must look like. */
export function fieldsSchema(kind: ContentKind): z.ZodMiniType<Record<string, unknown>> {
  const forms: Record<string, FieldForm> = contentKinds[kind].fields;
  return z.strictObject(Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, fieldSchema(form)])));
}

function fieldSchema(form: FieldForm): z.ZodMiniType {
  switch (form.form) {
    case 'choice':
      return z.enum(form.options as [string, ...string[]]);
    case 'choices':
      return z.array(z.enum(form.options as [string, ...string[]])).check(z.maxLength(form.options.length));
    case 'address':
      return form.isRequired ? linkTarget : z.union([z.literal(''), linkTarget]);
    case 'number':
      return z.int().check(z.gte(form.min), z.lte(form.max));
    case 'flag':
      return z.boolean();
    case 'item':
      return z.union([z.literal(''), itemName]);
    case 'countries':
      return z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(250));
    case 'picture':
      return z.union([z.literal(''), z.string().check(z.regex(/^[\w-]{22}$/))]);
  }
}
