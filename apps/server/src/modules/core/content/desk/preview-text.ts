import type { previewText as call } from '@peerbourse/contract/core/content/desk/preview-text';
import { fillBlocks } from '#modules/core/content/fill-brand.ts';
import { richTextOf } from '#modules/core/content/rich-text/rich-text-of.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const previewText: Handler<typeof call> = async ({ db }, { source }) => {
  const { blocks, dropped } = richTextOf(source);
  return { blocks: fillBlocks(blocks, await readSetting(db, 'site.brand')), dropped };
};
