import { fetchAll, type PageData, type PageNeeds, statusOf } from '#base/api/page-needs.ts';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { browserQueryClient } from '#site/calls/browser-client.ts';

/** For later visits in the browser: no request to the web server, only to the api. */
export async function visitPage(needs: PageNeeds): Promise<PageData> {
  const client = browserQueryClient();
  await Promise.all([ensureTexts(needs.texts), fetchAll(client, needs)]);
  return { queries: undefined, ...statusOf(client, needs) };
}
