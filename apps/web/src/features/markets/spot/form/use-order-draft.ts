import { useCallback, useState } from 'react';
import type { Market } from '../market/market.ts';
import { emptyDraft, type OrderDraft, type OrderForm, quantityFor } from './order-draft.ts';

export interface DraftState {
  draft: OrderDraft;
  change: (part: Partial<OrderDraft>) => void;
  replace: (draft: OrderDraft) => void;
  /** The total that was typed last, until the price or the quantity is. */
  typedTotal: string | undefined;
  typeTotal: (total: string) => void;
}

/** What somebody enters, kept by the screen: a price may come from the book, the form from a sheet. */
export function useOrderDraft(market: Market, form: OrderForm, price: string): DraftState {
  const [draft, setDraft] = useState(() => ({ ...emptyDraft(form), price }));
  const [typedTotal, setTypedTotal] = useState<string>();
  // The same one each time: what is typed draws nothing again that only changes the draft.
  const change = useCallback((part: Partial<OrderDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setTypedTotal(undefined);
  }, []);
  return {
    draft,
    change,
    replace: (next) => {
      setDraft(next);
      setTypedTotal(undefined);
    },
    typedTotal,
    typeTotal: (total) => {
      setTypedTotal(total);
      setDraft((known) => ({ ...known, quantity: quantityFor(total, known.price, market) }));
    },
  };
}
