import type { withdrawItem as call } from '@peerbourse/contract/core/content/desk/withdraw-item';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { decide } from './decide.ts';
import { itemIdOf } from './item.table.ts';

export const withdrawItem: Handler<typeof call> = async (ctx, { kind, name }) => {
  const itemId = await itemIdOf(ctx.tx, kind, name);
  if (!itemId) throw refuse('content.unknown');
  return await decide(ctx, { act: 'content.withdrawn', kind, name, itemId, version: null, startsAt: null, endsAt: null });
};
