import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { PeopleList } from '#features/p2p/shared/people-list.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { blockedUserListQuery } from '#queries/p2p-blocklist/blocked-user-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';

/** Whom somebody does not want to trade with, and the way back. */
export function BlockList() {
  const format = useFormat();
  const t = useText('p2p-users');
  const { run, ...state } = useCallMutation(setBlocked);
  return (
    <PeopleList
      label={t('blocked')}
      queryAt={blockedUserListQuery}
      peopleOf={({ users }) => users}
      noteOf={({ blockedAt }) => t('blocked_since', { time: format.moment(blockedAt) })}
      wayOut={{
        ...state,
        label: t('unblock'),
        takeOut: (encryptUserId) => run({ encryptUserId, isBlocked: false }),
        doneText: (name) => t('unblocked', { name }),
      }}
      empty={<NothingYet title={t('blocked_none')} text={t('blocked_none_text')} />}
    />
  );
}
