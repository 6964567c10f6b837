/** The day of a moment, in UTC like every time of the site. `name` is what it is to search engines. */
export function Day({ at, name }: { at: string; name?: 'datePublished' | 'dateModified' }) {
  return (
    <time dateTime={at} itemProp={name} className="figure whitespace-nowrap">
      {at.slice(0, 10)}
    </time>
  );
}
