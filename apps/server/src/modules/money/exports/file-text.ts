import { defaultLocale, isLocaleCode, localeOf } from '@peerbourse/contract/locales';
import { type EntryKind, entryKinds, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import { formatMessage } from '@peerbourse/texts/format-message';
import { readCatalogue } from '@peerbourse/texts/read-catalogue';
import { zoneName } from './zone-time.rules.ts';

/** What a file says beside its amounts, in the language of whoever asked for it. */
export interface FileText {
  title: string;
  head: string[];
  isRightToLeft: boolean;
  kinds: Readonly<Record<EntryKind, string>>;
  wallets: Readonly<Record<string, string>>;
}

const columns = ['time', 'kind', 'coin', 'wallet', 'amount', 'balance', 'reference'] as const;

/** English stands in for a text that a language lacks: a file with a foreign word is better than none. */
export function fileText(language: string, timezone: number): FileText {
  const locale = localeOf(isLocaleCode(language) ? language : defaultLocale);
  const texts = { ...readCatalogue('exports', defaultLocale), ...readCatalogue('exports', locale.code, locale.overlayOf) };
  const say = (key: string) => formatMessage(texts[key] ?? key, locale.tag, { zone: zoneName(timezone) });
  return {
    title: say('title'),
    head: columns.map((column) => say(`column_${column}`)),
    isRightToLeft: locale.direction === 'rtl',
    kinds: Object.fromEntries(entryKinds.map((kind) => [kind, say(`kind_${kind}`)])) as FileText['kinds'],
    wallets: Object.fromEntries(wallets.map((wallet) => [wallet, say(`wallet_${wallet}`)])),
  };
}
