import type { TicketState } from './ticket-desk.query.ts';
import { stateText } from './ticket-text.ts';

const states = ['waiting', 'answered', 'closed'] as const;

/** Which tickets the queue shows. */
export function StateChoice({ state, onChange }: { state: TicketState; onChange: (state: TicketState) => void }) {
  return (
    <fieldset className="flex gap-1 border-t border-line px-4 py-2 tablet:px-5">
      <legend className="sr-only">State of the tickets</legend>
      {states.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === state}
          onClick={() => onChange(each)}
          className="flex h-8 cursor-pointer items-center rounded-small px-2.5 text-13 font-medium text-ink-soft outline-offset-[-2px] hover:text-ink aria-pressed:bg-brand-tint aria-pressed:text-ink pointer-coarse:h-11"
        >
          {stateText[each].label}
        </button>
      ))}
    </fieldset>
  );
}
