import type { tradeTips as call } from '@peerbourse/contract/core/content/trade-tips';
import { liveItems } from '#modules/core/content/live-items.ts';
import { textsFor } from '#modules/core/content/texts-for.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';

/** A tip is the short form of an answer: its title and its summary. One that is not shown now is left out. */
export const tradeTips: Handler<typeof call> = async ({ db, visitor }, { side }) => {
  const [listed, answers] = await Promise.all([readSetting(db, 'content.p2pTips'), liveItems(db, 'help')]);
  const wanted = listed.filter((tip) => side === undefined || tip.side === 'both' || tip.side === side);
  const shown = wanted.flatMap(({ slug }) => answers.find(({ name }) => name === slug) ?? []);
  return {
    tips: shown.map((answer) => {
      const { language, texts } = textsFor(answer, visitor.locale.code);
      return { slug: answer.name, title: texts.title, text: texts.summary, language };
    }),
  };
};
