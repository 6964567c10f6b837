import { useFormat } from '#base/i18n/format.ts';

/** A moment to the minute, in UTC like every time of the site. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} className="figure whitespace-nowrap">
      {format.moment(at)}
    </time>
  );
}
