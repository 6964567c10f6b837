import { useQuery } from '@tanstack/react-query';
import { settingListQuery } from '#desk/setting-list.query.ts';
import { filledBrand } from './filled-brand.ts';

/** Fills the names of the exchange into a text, as the server does when the site reads it. */
export function useBrand(): (text: string) => string {
  const { data: settings } = useQuery(settingListQuery);
  const brand = settings?.find(({ key }) => key === 'site.brand')?.value;
  return (text) => filledBrand(text, brand);
}
