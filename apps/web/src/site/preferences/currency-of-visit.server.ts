import type { CurrencyCode } from '@peerbourse/contract/locales';
import type { RouterContextProvider } from 'react-router';
import { visitContext } from '../visitor.server.ts';

/** The currency of the language that a page is asked for in; pages of guests are kept, so no cookie counts. */
export function currencyOfVisit(context: Readonly<RouterContextProvider>): CurrencyCode {
  return context.get(visitContext).page.locale.currency;
}
