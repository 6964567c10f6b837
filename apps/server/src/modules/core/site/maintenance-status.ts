import type { maintenanceStatus as call } from '@peerbourse/contract/core/site/maintenance-status';
import { liveItem, textsFor } from '#modules/core/content/index.ts';
import type { Handler } from '#platform/http/serve.ts';

/** It stops nothing itself: pages ask it, and say what operators wrote. */
export const maintenanceStatus: Handler<typeof call> = async ({ db, visitor: { locale } }) => {
  const stop = await liveItem(db, 'maintenance', 'site');
  if (!stop?.fields.isStopped) return { isStopped: false, title: '', body: '', endsAt: null, language: locale.code };
  const { language, texts } = textsFor(stop, locale.code);
  return { isStopped: true, title: texts.title, body: texts.body, endsAt: stop.endsAt?.toISOString() ?? null, language };
};
