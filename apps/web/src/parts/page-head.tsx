import type { TitledPage } from '@peerbourse/contract/core/content/kind.shape';
import { type LocaleCode, localeCodes, localeOf, prefixOf } from '@peerbourse/contract/locales';
import { useLocation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { usePage } from '#base/page.tsx';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { useBrand } from '#site/site-settings.ts';

interface PageHeadProps {
  /** Title, description and keywords are those that operators wrote for this page, unless they are given. */
  page?: TitledPage;
  title?: string;
  description?: string;
  /** Its address, for a page that can be reached by others as well; without language. */
  path?: string;
  /** In which languages the page exists. */
  languages?: readonly LocaleCode[];
  /** In which language it is really shown. */
  language?: LocaleCode;
  /** Path of the picture that stands for the page where a link to it is shown. */
  image?: string;
  kind?: 'website' | 'article';
  publishedAt?: string;
}

/** What a public page tells the browser's tab, search engines and whoever shows a link to it. Pages without it are not for them. */
export function PageHead(props: PageHeadProps) {
  return props.page ? <TitledHead {...props} page={props.page} /> : <Head {...props} />;
}

function TitledHead({ page, ...given }: PageHeadProps & { page: TitledPage }) {
  const titles = useRead(pageTitlesQuery(page))?.tdkList;
  const find = (what: string) => titles?.find(({ translationKey }) => translationKey === `${page}.${what}`)?.translationContent;
  const image = `/files/og/${usePage().locale.code}/page-title/${page}.png`;
  return <Head fullTitle={find('title')} description={find('description')} keywords={find('keywords')} image={image} {...given} />;
}

interface HeadProps extends Omit<PageHeadProps, 'description'> {
  /** A title that names the site itself. */
  fullTitle?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
}

function Head({ title, fullTitle, description, keywords, image, kind = 'website', publishedAt, ...rest }: HeadProps) {
  const { locale, siteUrl } = usePage();
  const brand = useBrand().name;
  const { languages = localeCodes, language = locale.code } = rest;
  const addressIn = useAddressIn(rest.path);
  const shownTitle = title ?? fullTitle ?? brand;
  return (
    <>
      <title>{title === undefined ? shownTitle : `${title} · ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={addressIn(language)} />
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={localeOf(code).htmlLang} href={addressIn(code)} />
      ))}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={shownTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={localeOf(language).languageKey} />
      {image && <meta property="og:image" content={`${siteUrl}${image}`} />}
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** The whole public address of the page in a language, without query: what is filtered or counted on is still the same page. */
function useAddressIn(path: string | undefined): (code: LocaleCode) => string {
  const { siteUrl } = usePage();
  const { pathname } = useLocation();
  const rest = path ?? (pathname === '/' ? '' : pathname.replace(/\/+$/, ''));
  return (code) => `${siteUrl}${`${prefixOf(code)}${rest}` || '/'}`;
}
