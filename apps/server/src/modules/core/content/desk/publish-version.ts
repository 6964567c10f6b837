import type { publishVersion as call } from '@peerbourse/contract/core/content/desk/publish-version';
import { currentTime } from '#modules/core/content/content.table.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { decide } from './decide.ts';
import { itemIdOf, sourceVersion } from './item.table.ts';

export const publishVersion: Handler<typeof call> = async (ctx, { kind, name, version, ...times }) => {
  const itemId = await itemIdOf(ctx.tx, kind, name);
  if (!itemId || !(await sourceVersion(ctx.tx, itemId, version))) throw refuse('content.unknown');
  const now = await currentTime(ctx.tx);
  const startsAt = times.startsAt === undefined ? null : new Date(times.startsAt);
  const endsAt = times.endsAt === undefined ? null : new Date(times.endsAt);
  if (!isPossible(now, startsAt, endsAt)) throw refuse('content.bad-time');
  // What should have begun already begins now: the past is not rewritten.
  const begins = startsAt !== null && startsAt > now ? startsAt : null;
  return await decide(ctx, { act: 'content.published', kind, name, itemId, version, startsAt: begins, endsAt });
};

function isPossible(now: Date, startsAt: Date | null, endsAt: Date | null): boolean {
  const isReal = [startsAt, endsAt].every((time) => time === null || !Number.isNaN(time.getTime()));
  return isReal && (endsAt === null || (endsAt > now && (startsAt === null || endsAt > startsAt)));
}
