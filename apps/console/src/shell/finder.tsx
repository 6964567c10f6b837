import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { Modal } from '#parts/modal.tsx';
import { useDebouncedValue } from '#parts/use-debounced-value.ts';
import { type Found, findQuery } from './find.query.ts';
import { goTo } from './use-screen.ts';

export interface FinderProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Ctrl and K from everywhere: a number leads to what it names, a mail address to the screen that looks for customers. */
export function Finder({ isOpen, onClose }: FinderProps) {
  return (
    <Modal isOpen={isOpen} isWide title="Find" onClose={onClose}>
      <FinderField onClose={onClose} />
    </Modal>
  );
}

function FinderField({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const text = useDebouncedValue(typed.trim(), 150);
  const { data: found = [], isFetching, isError } = useQuery(findQuery(text));
  const chosen = found[Math.min(place, found.length - 1)];

  function open({ address }: Found) {
    onClose();
    goTo(address);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setPlace((before) => (found.length === 0 ? 0 : (before + step + found.length) % found.length));
    } else if (event.key === 'Enter' && chosen && text === typed.trim()) {
      event.preventDefault();
      open(chosen);
    }
  }

  return (
    <div className="grid gap-3">
      <input
        data-first-focus
        type="text"
        role="combobox"
        aria-label="What to find"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${found.indexOf(chosen)}` : undefined}
        placeholder="Order, ad, case, ruling, ticket, journal, user id, mail address, phone"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={press}
        className="h-11 w-full min-w-0 rounded-medium border border-control bg-canvas px-3 text-16 focus-visible:border-brand focus-visible:outline-offset-0"
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="grid gap-0.5 empty:hidden">
        {found.map((each, at) => (
          <button
            type="button"
            key={`${each.kind} ${each.address}`}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={each === chosen}
            onClick={() => open(each)}
            className="flex min-h-10 w-full text-start cursor-pointer items-center gap-3 rounded-small px-3 text-14 hover:bg-sunken aria-selected:bg-brand-tint"
          >
            <span className="min-w-0 break-all">{each.label}</span>
            {each === chosen && (
              <kbd aria-hidden="true" className="ms-auto font-mono text-12 text-ink-faint">
                Enter
              </kbd>
            )}
          </button>
        ))}
      </div>
      <p role="status" className="min-h-5 text-13 text-ink-soft">
        {statusOf({ text, isWaiting: isFetching || text !== typed.trim(), isError, count: found.length })}
      </p>
    </div>
  );
}

interface FinderState {
  text: string;
  isWaiting: boolean;
  isError: boolean;
  count: number;
}

const looksLikeRequest = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function statusOf({ text, isWaiting, isError, count }: FinderState): string {
  if (text.length < 3) return 'Customers are looked for on their own screen, which asks for your reason.';
  if (isError) return 'The server did not answer. Type again, or try in a moment.';
  if (isWaiting) return 'Looking…';
  if (count > 0) return count === 1 ? 'One place.' : `${count} places.`;
  if (looksLikeRequest.test(text)) return 'No journal has this id. If it is a request id, it stands in the logs of the role that answered.';
  return 'Nothing that you may open has this number.';
}
