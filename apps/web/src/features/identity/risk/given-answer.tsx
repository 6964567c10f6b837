import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import type { RiskRequest } from '#queries/risk/request-detail.query.ts';

/** What was sent, as staff read it. */
export function GivenAnswer({ request: { text, pictures } }: { request: RiskRequest }) {
  const t = useText('risk');
  const shown = pictures.flatMap((picture) => picture ?? []);
  return (
    <Panel title={t('answer')}>
      <div className="grid gap-4">
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        {shown.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {shown.map(({ url, width, height }, place) => (
              <li key={url}>
                <img
                  src={url}
                  width={width}
                  height={height}
                  alt={t('picture_number', { number: place + 1 })}
                  referrerPolicy="no-referrer"
                  className="size-24 rounded-small border border-line bg-sunken object-cover object-top"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
