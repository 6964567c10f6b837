import type { Banner } from '@peerbourse/contract/core/content/banner.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import type { LiveItem } from './live-items.ts';
import { textsFor } from './texts-for.ts';

/** Banners and campaigns look alike. */
export function bannerView(item: LiveItem<'banner'> | LiveItem<'campaign'>, code: LocaleCode): Omit<Banner, 'tone'> {
  const { language, texts } = item.kind === 'banner' ? textsFor(item, code) : textsFor(item, code);
  const { title, body, action } = texts;
  return { name: item.name, title, body, action, to: item.fields.to, picture: pictureAddress(item.fields.picture), language };
}

/** Where everybody can see a picture; empty where there is none. */
export function pictureAddress(fileId: string): string {
  return fileId === '' ? '' : `/files/content/${fileId}`;
}
