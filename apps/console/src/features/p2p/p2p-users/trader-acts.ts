import { liftRestriction } from '@peerbourse/contract/p2p/p2p-users/lift-restriction';
import { setPublishRight } from '@peerbourse/contract/p2p/p2p-users/set-publish-right';
import type { Trader } from '#desk/trader.query.ts';
import { restrictionKindText } from '#desk/trader-text.ts';
import type { ReasonedAct } from './reason-dialog.tsx';

export function liftAct({ restrictionNo, kind }: Trader['restrictions'][number]): ReasonedAct {
  return {
    description: liftRestriction,
    input: (reason) => ({ restrictionNo, reason }),
    title: `Lift: ${restrictionKindText[kind]}`,
    effect: 'The trader can act again at once. The restriction stays in the history.',
    button: 'Lift',
    doneText: `${restrictionKindText[kind]}: no longer held back.`,
  };
}

export function publishAct({ userId, mayPublish }: Trader): ReasonedAct {
  return {
    description: setPublishRight,
    input: (reason) => ({ userId, mayPublish: !mayPublish, reason }),
    title: mayPublish ? 'Take the right to publish away' : 'Allow to publish ads',
    effect: mayPublish
      ? 'Ads of this trader leave the market at once. Open orders go on.'
      : 'The trader can publish ads, as far as the rules for ads allow it.',
    button: mayPublish ? 'Take it away' : 'Allow it',
    isDestructive: mayPublish,
    doneText: mayPublish ? 'This trader can no longer publish ads.' : 'This trader may publish ads.',
  };
}
