import { useState } from 'react';
import { type CaseQueueOptions, useCaseQueue } from '#desk/use-case-queue.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { maskedKeys } from './case-keys.ts';

/** The case on the desk, whose successor opens by itself once it is decided; a case that somebody walks to stays masked. */
export function useOpeningQueue<Row>(options: Omit<CaseQueueOptions<Row>, 'onDecided'>) {
  const { chosen, done, choose, step, conclude } = useCaseQueue({ ...options, onDecided: () => undefined });
  const [opensAtOnce, setOpensAtOnce] = useState(false);
  const walk = (by: 1 | -1) => {
    setOpensAtOnce(false);
    step(by);
  };
  useDeskKeys(maskedKeys, chosen === undefined, (act) => {
    if (act !== 'open') walk(1);
  });
  return {
    chosen,
    done,
    opensAtOnce,
    step: walk,
    choose: (name: string) => {
      setOpensAtOnce(false);
      choose(name);
    },
    conclude: (message: string) => {
      setOpensAtOnce(true);
      conclude(message);
    },
  };
}
