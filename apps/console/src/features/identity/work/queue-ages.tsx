import { ageText, secondsSince } from '#parts/age-text.ts';
import { Panel } from '#parts/panel.tsx';
import type { Queue } from '#shell/my-work.query.ts';

/** How long each queue is, and how old. */
export function QueueAges({ queues, nowMs }: { queues: readonly Queue[]; nowMs: number }) {
  if (queues.length === 0) return null;
  return (
    <Panel id="queues" title="Queues" note="oldest case">
      <table className="w-full border-t border-line text-13">
        <caption className="sr-only">What waits in each queue</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Waiting</th>
            <th scope="col">Late</th>
            <th scope="col">Oldest</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, title, waiting, late, oldestAt, cases }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 ps-4 pe-2 text-start font-medium tablet:ps-5">
                {cases[0] ? (
                  <a href={cases[0].address} className="text-brand underline underline-offset-3 hover:no-underline">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </th>
              <td className="figure py-2 text-end font-semibold">{waiting}</td>
              <td className="figure py-2 ps-2 text-end font-semibold whitespace-nowrap text-down">{late > 0 && `! ${late} late`}</td>
              <td className="py-2 ps-2 pe-4 text-end whitespace-nowrap text-ink-soft tablet:pe-5">
                {oldestAt ? ageText(secondsSince(oldestAt, nowMs)) : 'none'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
