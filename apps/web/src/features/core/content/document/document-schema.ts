import type { DocumentKind } from '@peerbourse/contract/core/content/kind.shape';

interface Microdata {
  itemProp?: string;
  itemScope?: true;
  itemType?: string;
}

interface DocumentSchema {
  /** Around the whole page, where a text is part of a larger thing. */
  page: Microdata;
  root: Microdata;
  title: Microdata;
  summary: Microdata;
  body: Microdata;
  text: Microdata;
}

const thing = (name: string): Microdata => ({ itemScope: true, itemType: `https://schema.org/${name}` });
const part = (itemProp: string): Microdata => ({ itemProp });

const article: DocumentSchema = {
  page: {},
  root: thing('Article'),
  title: part('headline'),
  summary: part('description'),
  body: {},
  text: part('articleBody'),
};

/** What each kind of text is to search engines. It stands in attributes, because the content policy allows no script for it. */
export const documentSchemas: Record<DocumentKind, DocumentSchema> = {
  article,
  announcement: article,
  help: {
    page: thing('FAQPage'),
    root: { ...part('mainEntity'), ...thing('Question') },
    title: part('name'),
    summary: {},
    body: { ...part('acceptedAnswer'), ...thing('Answer') },
    text: part('text'),
  },
  page: {
    page: {},
    root: thing('WebPage'),
    title: part('name'),
    summary: part('description'),
    body: {},
    text: part('text'),
  },
};
