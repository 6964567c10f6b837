import type { OrderNo } from '@peerbourse/contract/ids';
import { viewOrder } from '@peerbourse/contract/markets/spot/desk/view-order';
import { type FormEvent, useState } from 'react';
import { TextField } from '#desk/text-field.tsx';
import { Button } from '#parts/button.tsx';

export interface OrderNumberFormProps {
  isBusy: boolean;
  /** What is wrong with the number that was looked for. */
  problem: string | undefined;
  onLook: (orderNo: OrderNo) => void;
}

export function OrderNumberForm({ isBusy, problem, onLook }: OrderNumberFormProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function look(event: FormEvent) {
    event.preventDefault();
    const reading = viewOrder.input.safeParse({ orderNo: typed.trim() });
    setIsWrong(!reading.success);
    if (reading.success && !isBusy) onLook(reading.data.orderNo);
  }

  return (
    <form
      className="grid items-start gap-4 border-t border-line px-4 py-4 tablet:grid-cols-[minmax(0,24rem)_auto] tablet:justify-start tablet:px-5"
      onSubmit={look}
      noValidate
    >
      <TextField
        label="Order number"
        hint="The customer finds it in the details of the order."
        value={typed}
        problem={isWrong ? 'An order number has 19 digits.' : problem}
        onChange={setTyped}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy} className="tablet:mt-6.5">
        Look
      </Button>
    </form>
  );
}
