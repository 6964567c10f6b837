import type { figureList as call } from '@peerbourse/contract/core/figures/figure-list';
import { figuresFor } from '#platform/figures.ts';
import type { Handler } from '#platform/http/serve.ts';

export const figureList: Handler<typeof call> = async ({ actor }) => ({
  figures: figuresFor(actor.roles).map(({ name, title, group, unit, form }) => ({ name, title, group, unit, form })),
});
