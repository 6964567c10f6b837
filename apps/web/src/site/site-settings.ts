import type { CallOutput } from '@peerbourse/contract/call';
import { type siteSettings, someBasicConfigDefault } from '@peerbourse/contract/core/site/site-settings';
import { useRead } from '#base/api/read.ts';
import { siteSettingsQuery } from '../queries/site/site-settings.query.ts';

export type SiteSettings = CallOutput<typeof siteSettings>;

export const siteSettingsDefault: SiteSettings = {
  ...someBasicConfigDefault,
  brand: { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' },
};

/** Without an answer of the server everything is switched off and the name is the product's own. */
export function useSiteSettings(): SiteSettings {
  return useRead(siteSettingsQuery) ?? siteSettingsDefault;
}

/** The name of the exchange. */
export function useBrand(): SiteSettings['brand'] {
  return useSiteSettings().brand;
}
