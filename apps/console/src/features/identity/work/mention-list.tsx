import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import type { Mention } from '#shell/my-work.query.ts';

/** Notes of colleagues that name the member, until they have opened the case. */
export function MentionList({ mentions }: { mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  return (
    <Panel id="mentions" title="Mentions" note={`${mentions.length} not seen yet`}>
      <ul aria-label="Mentions" className="divide-y divide-line border-t border-line">
        {mentions.map(({ queue, number, title, address, by, at }) => (
          <li key={`${queue} ${number} ${at}`}>
            <a href={address} className="grid gap-0.5 px-4 py-2.5 text-13 outline-offset-[-2px] hover:bg-sunken tablet:px-5">
              <span>
                <b className="font-semibold">{by}</b> names you in {title} <span className="figure break-all text-ink-soft">{number}</span>
              </span>
              <span className="text-12 text-ink-faint">
                <MomentText at={at} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
