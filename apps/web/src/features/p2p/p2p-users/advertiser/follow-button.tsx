import { followUser } from '@peerbourse/contract/p2p/p2p-users/follow-user';
import { Button } from '@peerbourse/ui/actions/button';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { ProfileProblem } from '#features/p2p/shared/profile-problem.tsx';
import { renewAdvertiser } from '#features/p2p/shared/renew-advertiser.ts';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import type { Advertiser } from '#queries/p2p-users/advertiser-page.query.ts';

/** Whom one follows is found again in the P2P centre. */
export function FollowButton({ advertiser: { encryptUserId, nickName, isFollowed } }: { advertiser: Advertiser }) {
  const t = useText('p2p');
  const client = useQueryClient();
  const act = useCallMutation(followUser);

  async function change(): Promise<void> {
    if (await act.run({ encryptUserId, isFollowed: !isFollowed })) await renewAdvertiser(client, encryptUserId);
  }

  return (
    <span className="grid max-w-80 justify-items-start gap-2">
      <Button
        variant={isFollowed ? 'secondary' : 'primary'}
        aria-pressed={isFollowed}
        isLoading={act.isRunning}
        loadingLabel={t('saving')}
        iconStart={isFollowed ? <Check size={16} /> : <Plus size={16} />}
        onClick={() => void change()}
      >
        {t(isFollowed ? 'following' : 'follow')}
        <VisuallyHidden text={nickName} />
      </Button>
      <ProfileProblem problem={act.problem} />
    </span>
  );
}
