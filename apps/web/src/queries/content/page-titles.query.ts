import type { TitledPage } from '@peerbourse/contract/core/content/kind.shape';
import { pageTitles } from '@peerbourse/contract/core/content/page-titles';
import { sharedQueryOf } from '#base/api/query.ts';

export const pageTitlesQuery = (page: TitledPage) => sharedQueryOf(pageTitles, { page }, { staleMs: 300_000, meta: { showToast: false } });
