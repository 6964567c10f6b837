import type { TitledPage } from '@peerbourse/contract/content/kind.shape';
import { pageTitles } from '@peerbourse/contract/content/page-titles';
import { sharedQueryOf } from '#api/query.ts';

export const pageTitlesQuery = (page: TitledPage) => sharedQueryOf(pageTitles, { page }, { staleMs: 300_000, meta: { showToast: false } });
