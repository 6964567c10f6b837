import { caseStates, documentTypes } from '@peerbourse/contract/identity/verification/verification.shape';
import { Field } from '#parts/field.tsx';
import { documentText, stateText } from './case-text.ts';
import type { QueueFilter } from './verification-queue.query.ts';

export interface QueueFiltersProps {
  filter: QueueFilter;
  onChange: (filter: QueueFilter) => void;
}

export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3 border-t border-line px-4 py-3 tablet:px-5">
      <Field
        label="State"
        control={(wiring) => (
          <select {...wiring} value={filter.state} onChange={(event) => onChange({ ...filter, state: stateOf(event.target.value) })}>
            {caseStates.map((state) => (
              <option key={state} value={state}>
                {stateText[state].label}
              </option>
            ))}
          </select>
        )}
      />
      <Field
        label="Document"
        control={(wiring) => (
          <select
            {...wiring}
            value={filter.documentType ?? ''}
            onChange={(event) => onChange(withOption(filter, 'documentType', event.target.value))}
          >
            <option value="">Any</option>
            {documentTypes.map((type) => (
              <option key={type} value={type}>
                {documentText[type]}
              </option>
            ))}
          </select>
        )}
      />
      <Field
        label="Document ends"
        control={(wiring) => (
          <select {...wiring} value={filter.ending ?? ''} onChange={(event) => onChange(withOption(filter, 'ending', event.target.value))}>
            <option value="">At any time</option>
            <option value="soon">Within 30 days</option>
            <option value="over">Has ended</option>
          </select>
        )}
      />
      <FilterText label="Country" pattern={/^[A-Z]{2}$/} maxLength={2} onText={(text) => onChange(withOption(filter, 'country', text))} />
      <div className="col-span-full">
        <FilterText
          label="User id"
          pattern={/^\d{10,19}$/}
          maxLength={19}
          onText={(text) => onChange(withOption(filter, 'userId', text))}
        />
      </div>
    </div>
  );
}

interface FilterTextProps {
  label: string;
  pattern: RegExp;
  maxLength: number;
  onText: (text: string) => void;
}

/** Filters once what is typed is whole, and no longer when it is emptied. */
function FilterText({ label, pattern, maxLength, onText }: FilterTextProps) {
  return (
    <Field
      label={label}
      control={(wiring) => (
        <input
          {...wiring}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const text = event.target.value.trim().toUpperCase();
            if (text === '' || pattern.test(text)) onText(text);
          }}
        />
      )}
    />
  );
}

function stateOf(text: string): QueueFilter['state'] {
  return caseStates.find((state) => state === text);
}

/** A filter that is empty is left out: the server knows no empty country. */
function withOption(filter: QueueFilter, name: 'country' | 'documentType' | 'userId' | 'ending', text: string): QueueFilter {
  const { [name]: _before, ...others } = filter;
  return text === '' ? others : { ...others, [name]: text };
}
