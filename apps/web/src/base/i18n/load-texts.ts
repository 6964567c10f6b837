import type { Page } from '#base/page.tsx';
import { textsUrl } from './texts.tsx';

/** The texts of an area as the web server has them. */
export async function loadTexts(page: Pick<Page, 'textsVersion' | 'locale'>, area: string): Promise<Record<string, string>> {
  const response = await fetch(textsUrl(page, area));
  if (!response.ok) throw new Error(`texts of ${area} answered ${response.status}`);
  return (await response.json()) as Record<string, string>;
}
