import { type FormEvent, useState } from 'react';
import { ChoiceField } from '#desk/choice-field.tsx';
import type { TraderFilter } from '#desk/trader.query.ts';
import { Button } from '#parts/button.tsx';

export const findTradersId = 'find-traders';

export interface FindTradersProps {
  filter: TraderFilter;
  onChange: (filter: TraderFilter) => void;
}

const restrictedText = { '': 'Everybody', yes: 'Restricted now', no: 'Not restricted' };
const publishText = { '': 'Everybody', yes: 'May publish', no: 'May not publish' };

export function FindTraders({ filter, onChange }: FindTradersProps) {
  const [typed, setTyped] = useState(filter.query ?? '');

  function find(event: FormEvent) {
    event.preventDefault();
    const { query: _before, ...others } = filter;
    onChange(typed.trim() === '' ? others : { ...others, query: typed.trim() });
  }

  return (
    <div className="grid gap-3 border-t border-line px-4 py-3 tablet:px-5">
      <search>
        <form className="flex gap-2" onSubmit={find} noValidate>
          <input
            id={findTradersId}
            type="search"
            aria-label="Name or user id"
            aria-keyshortcuts="/"
            placeholder="Name or user id"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="h-9 w-full min-w-0 rounded-medium border border-control bg-canvas px-3 text-13 hover:border-ink-soft focus-visible:border-brand focus-visible:outline-offset-0 pointer-coarse:h-11"
          />
          <Button type="submit" className="h-9">
            Find
            <kbd aria-hidden="true" className="font-mono text-12 text-ink-faint pointer-coarse:hidden">
              /
            </kbd>
          </Button>
        </form>
      </search>
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label="Restrictions"
          value={choiceOf(filter.isRestricted)}
          labels={restrictedText}
          onChange={(choice) => onChange(narrowed(filter, 'isRestricted', choice))}
        />
        <ChoiceField
          label="Publishing"
          value={choiceOf(filter.mayPublish)}
          labels={publishText}
          onChange={(choice) => onChange(narrowed(filter, 'mayPublish', choice))}
        />
      </div>
    </div>
  );
}

type Choice = '' | 'yes' | 'no';

function choiceOf(value: boolean | undefined): Choice {
  if (value === undefined) return '';
  return value ? 'yes' : 'no';
}

function narrowed(filter: TraderFilter, name: 'isRestricted' | 'mayPublish', choice: Choice): TraderFilter {
  const { [name]: _before, ...others } = filter;
  return choice === '' ? others : { ...others, [name]: choice === 'yes' };
}
