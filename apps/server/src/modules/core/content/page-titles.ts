import type { pageTitles as call } from '@peerbourse/contract/core/content/page-titles';
import type { Handler } from '#platform/http/serve.ts';
import { liveItems } from './live-items.ts';
import { textsFor } from './texts-for.ts';

export const pageTitles: Handler<typeof call> = async ({ db, visitor }, { page }) => {
  const pages = (await liveItems(db, 'page-title')).filter(({ name }) => page === undefined || name === page);
  return {
    tdkList: pages.flatMap((item) =>
      Object.entries(textsFor(item, visitor.locale.code).texts).map(([name, text]) => ({
        translationKey: `${item.name}.${name}`,
        translationContent: text,
      })),
    ),
  };
};
