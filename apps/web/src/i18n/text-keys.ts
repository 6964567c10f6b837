import type home from '@peerbourse/texts/home/en.json';
import type rates from '@peerbourse/texts/rates/en.json';
import type site from '@peerbourse/texts/site/en.json';

/** Keys are typed from the English catalogues: a text that does not exist does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: { home: typeof home; rates: typeof rates; site: typeof site };
  }
}
