import { StateTag } from '#parts/state-tag.tsx';
import { type Check, outcomeText } from './checks.ts';

/** What is known before anybody looks: a word and a sentence for each check. */
export function ChecksPanel({ checks }: { checks: readonly Check[] }) {
  return (
    <section aria-label="Checks" className="grid gap-2 border-t border-line bg-sunken px-4 py-3 tablet:px-5">
      <h3 className="text-13 font-semibold">Checks</h3>
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
        {checks.map(({ name, outcome, words }) => (
          <div key={name} className="flex min-w-0 items-start gap-2.5 text-13">
            <dt className="w-27 shrink-0 pt-0.5 text-ink-soft">{name}</dt>
            <dd className="flex min-w-0 flex-1 items-start gap-2">
              <StateTag {...outcomeText[outcome]} />
              <span className="min-w-0 pt-0.5 break-words">{words}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
