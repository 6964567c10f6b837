import { followUser } from '@peerbourse/contract/p2p-users/follow-user';
import { useText } from '#i18n/texts.tsx';
import { LinkButton } from '#navigation/link.tsx';
import { PeopleList } from '#parts/p2p/people-list.tsx';
import { shownMoment } from '#parts/p2p/shown-moment.ts';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { followingListQuery } from './following-list.query.ts';

/** Whom somebody follows, with the way to their page and out of the list. */
export function FollowingList() {
  const t = useText('p2p-users');
  const { run, ...state } = useCallMutation(followUser);
  return (
    <PeopleList
      label={t('following')}
      queryAt={followingListQuery}
      peopleOf={({ traders }) => traders}
      noteOf={({ followedAt }) => t('followed_since', { time: shownMoment(followedAt) })}
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
