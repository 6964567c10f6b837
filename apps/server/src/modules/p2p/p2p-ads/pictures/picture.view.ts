import type { CallOutput } from '@peerbourse/contract/call';
import type { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { openTicket } from '#modules/core/files/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { PictureRow } from './picture.table.ts';

type AdPicture = CallOutput<typeof adDetail>['pictures'][number];

/** With addresses that are good for whoever asks, for a minute. */
export function pictureViews({ config, actor }: Pick<CallContext, 'config' | 'actor'>, rows: readonly PictureRow[]): AdPicture[] {
  return rows.map(({ fileId, state }) => ({ fileId, state, url: `/files/${openTicket(config, actor, fileId)}` }));
}
