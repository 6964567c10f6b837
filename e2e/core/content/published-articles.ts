import { publishItem, withdrawItem } from '../../content-desk.ts';
import { expect, guestCall } from '../../site.ts';

interface Article {
  title: string;
  body: string;
  category?: string;
  /** Besides English. */
  texts?: Record<string, Record<string, string>>;
}

/** Publishes an article and waits until pages that are opened now have it. */
export async function publishArticle(name: string, article: Article): Promise<void> {
  await writeArticle(name, article);
  await untilListed(name);
}

/** Publishes it without waiting. */
export async function writeArticle(name: string, { title, body, category = 'guide', texts = {} }: Article): Promise<void> {
  await publishItem('article', name, {
    fields: { category, picture: '' },
    texts: { en: { title, summary: `About ${title}`, body }, ...texts },
  });
}

export async function withdrawArticles(...names: string[]): Promise<void> {
  for (const name of names) await withdrawItem('article', name);
}

async function untilListed(slug: string): Promise<void> {
  const slugs = async () => {
    const { documents } = await guestCall<{ documents: Array<{ slug: string }> }>('/v1/x/content/document-list', { kind: 'article' });
    return documents.map((entry) => entry.slug);
  };
  await expect.poll(slugs, `${slug} in the list`).toContain(slug);
}
