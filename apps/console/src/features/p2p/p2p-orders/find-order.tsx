import { type FormEvent, useState } from 'react';
import { Button } from '#parts/button.tsx';

export const findOrderId = 'find-order';

export interface FindOrderProps {
  /** The number that was looked for; empty shows the queue. */
  orderNo: string;
  onFind: (orderNo: string) => void;
}

const looksLikeNumber = /^[1-9]\d{17,18}$/;

export function FindOrder({ orderNo, onFind }: FindOrderProps) {
  const [typed, setTyped] = useState(orderNo);
  const [problem, setProblem] = useState('');

  function find(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    const isFine = wanted === '' || looksLikeNumber.test(wanted);
    setProblem(isFine ? '' : 'An order number has 18 or 19 digits.');
    if (isFine) onFind(wanted);
  }

  return (
    <search className="block border-t border-line px-4 py-3 tablet:px-5">
      <form className="flex gap-2" onSubmit={find} noValidate>
        <input
          id={findOrderId}
          type="search"
          aria-label="Order number"
          aria-describedby={problem ? 'find-order-problem' : undefined}
          aria-invalid={problem ? true : undefined}
          aria-keyshortcuts="/"
          placeholder="Order number"
          autoComplete="off"
          inputMode="numeric"
          maxLength={19}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-9 w-full min-w-0 rounded-medium border border-control bg-canvas px-3 text-13 hover:border-ink-soft focus-visible:border-brand focus-visible:outline-offset-0 pointer-coarse:h-11"
        />
        <Button type="submit" className="h-9">
          Find
        </Button>
      </form>
      {problem && (
        <p id="find-order-problem" role="alert" className="mt-1.5 text-12 text-down">
          {problem}
        </p>
      )}
    </search>
  );
}
