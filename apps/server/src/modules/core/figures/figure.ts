import type { figure as call } from '@peerbourse/contract/core/figures/figure';
import { everyFigure, type Figure, figuresFor } from '#platform/figures.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { businessNow, readFigure } from './figure.table.ts';
import { seriesOf } from './series.rules.ts';
import { bucketsOf, spanOf } from './span.rules.ts';

export const figure: Handler<typeof call> = async ({ db, actor }, { name, days }) => {
  const found = allowed(name, actor.roles);
  const now = await businessNow(db);
  const span = spanOf(now, days);
  const buckets = found.form === 'now' ? [] : bucketsOf(now, span);
  return {
    at: now.toISOString(),
    step: span.step,
    buckets: buckets.map((bucket) => bucket.toISOString()),
    series: seriesOf(await readFigure(db, found, span), buckets, found.form === 'bars' ? '0' : null),
  };
};

function allowed(name: string, roles: Parameters<typeof figuresFor>[0]): Figure {
  if (!everyFigure().some((figure) => figure.name === name)) throw refuse('request.invalid', { fields: 'name' });
  const found = figuresFor(roles).find((figure) => figure.name === name);
  if (!found) throw refuse('right.missing');
  return found;
}
