import type { CallOutput } from '@peerbourse/contract/call';
import type { findUsers } from '@peerbourse/contract/identity/customers/find-users';
import type { ReactNode } from 'react';
import { stateTones } from '#desk/customers/customer-text.ts';
import { StateTag } from '#parts/state-tag.tsx';

export type FoundCustomer = CallOutput<typeof findUsers>['users'][number];

/** Whose coins are corrected. */
export type CorrectionOwner = FoundCustomer | 'house';

/** Somebody in one line, with what can be done beside it. */
export function CustomerLine({ customer: { userId, userName, state, isChild }, action }: { customer: FoundCustomer; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-medium bg-sunken px-3.5 py-2.5">
      <p className="min-w-0 flex-1 basis-56">
        <b className="block text-14 font-semibold break-words">{userName}</b>
        <span className="text-12 break-words text-ink-soft">
          {userId}, {isChild ? 'child account' : 'main account'}
        </span>
      </p>
      <StateTag tone={stateTones[state]} label={state} />
      {action}
    </div>
  );
}
