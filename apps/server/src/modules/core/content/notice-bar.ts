import type { noticeBar as call } from '@peerbourse/contract/core/content/notice-bar';
import type { Handler } from '#platform/http/serve.ts';
import { inOrder } from './in-order.rules.ts';
import { liveItems } from './live-items.ts';
import { textsFor } from './texts-for.ts';

export const noticeBar: Handler<typeof call> = async ({ db, visitor }) => ({
  notices: inOrder(await liveItems(db, 'notice')).map((item) => {
    const { language, texts } = textsFor(item, visitor.locale.code);
    const { to, tone } = item.fields;
    return { name: item.name, version: item.version, text: texts.text, action: texts.action, to, tone, language };
  }),
});
