import type { CallOutput } from '@peerbourse/contract/call';
import type { siteSettings } from '@peerbourse/contract/site/site-settings';
import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { siteSettingsQuery } from './site-settings.query.ts';

type Brand = CallOutput<typeof siteSettings>['brand'];

const fallback: Brand = { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' };

/** The name over the door. An error page stands outside of the cache and shows the name of the product. */
export function useBrand(): Brand {
  const client = useContext(QueryClientContext);
  return client?.getQueryData<CallOutput<typeof siteSettings>>(siteSettingsQuery.queryKey)?.brand ?? fallback;
}
