import { useFormat } from '#base/i18n/format.ts';

/** The day of a moment, in UTC like every time of the site. `name` is what it is to search engines. */
export function Day({ at, name }: { at: string; name?: 'datePublished' | 'dateModified' }) {
  const format = useFormat();
  return (
    <time dateTime={at} itemProp={name} className="figure whitespace-nowrap">
      {format.day(at)}
    </time>
  );
}
