import { type FormEvent, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { goTo } from '#shell/use-screen.ts';
import { fragmentOf } from '../ledger-address.ts';
import { addressOfTyped } from './find-in-ledger.form.ts';

export const findId = 'find-in-ledger';

/** One field for everything that has a number or a name in the ledger. */
export function FindInLedger() {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function find(event: FormEvent) {
    event.preventDefault();
    const address = addressOfTyped(typed);
    setIsWrong(address === undefined);
    if (!address) return;
    goTo(fragmentOf(address));
    setTyped('');
  }

  return (
    <search className="min-w-0 flex-1 tablet:max-w-112">
      <form className="flex gap-2" onSubmit={find} noValidate>
        <input
          id={findId}
          type="search"
          aria-label="User id, account, or id or key of a journal"
          aria-keyshortcuts="/"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${findId}-problem` : undefined}
          placeholder="User id, account, or id or key of a journal"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`h-9 w-full min-w-0 rounded-medium border bg-canvas px-3 text-13 focus-visible:border-brand focus-visible:outline-offset-0 pointer-coarse:h-11 ${isWrong ? 'border-down' : 'border-control hover:border-ink-soft'}`}
        />
        <Button type="submit" className="h-9">
          Find
          <kbd aria-hidden="true" className="font-mono text-12 text-ink-faint pointer-coarse:hidden">
            /
          </kbd>
        </Button>
      </form>
      {isWrong && (
        <p id={`${findId}-problem`} role="alert" className="mt-1 text-13 text-down">
          Nothing has such a number or name. Email addresses are found on the Customers screen.
        </p>
      )}
    </search>
  );
}
