import { followUser } from '@peerbourse/contract/p2p/p2p-users/follow-user';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { PeopleList } from '#features/p2p/shared/people-list.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { followingListQuery } from '#queries/p2p-users/following-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';

/** Whom somebody follows, with the way to their page and out of the list. */
export function FollowingList() {
  const format = useFormat();
  const t = useText('p2p-users');
  const { run, ...state } = useCallMutation(followUser);
  return (
    <PeopleList
      label={t('following')}
      queryAt={followingListQuery}
      peopleOf={({ traders }) => traders}
      noteOf={({ followedAt }) => t('followed_since', { time: format.moment(followedAt) })}
      wayOut={{
        ...state,
        label: t('unfollow'),
        takeOut: (encryptUserId) => run({ encryptUserId, isFollowed: false }),
        doneText: (name) => t('unfollowed', { name }),
      }}
      empty={
        <NothingYet
          title={t('following_none')}
          text={t('following_none_text')}
          action={
            <LinkButton to="/p2p-trade" size="medium" variant="secondary">
              {t('see_offers')}
            </LinkButton>
          }
        />
      }
    />
  );
}
