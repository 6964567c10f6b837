import type { CallOutput } from '@peerbourse/contract/call';
import { applicationRequirements } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { lastApplication } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import type { ReleaseProgress, Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { merchantAccountType } from '@peerbourse/contract/p2p/p2p-merchants/merchant-account-type';
import { merchantFiatList } from '@peerbourse/contract/p2p/p2p-merchants/merchant-fiat-list';
import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { releaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { useQueryClient } from '@tanstack/react-query';
import { lastApplicationQuery } from '#queries/p2p-merchants/last-application.query.ts';
import { merchantStandingQuery } from '#queries/p2p-merchants/merchant-standing.query.ts';
import { releaseProgressQuery } from '#queries/p2p-merchants/release-progress.query.ts';

/** What an act has just answered. */
interface Answered {
  application?: CallOutput<typeof lastApplication>['application'];
  standing?: Standing;
  progress?: ReleaseProgress;
}

const paths = [
  applicationRequirements,
  lastApplication,
  merchantAccountType,
  merchantFiatList,
  merchantStanding,
  releaseProgress,
  myProfile,
].map(({ path }) => path);

/** After an act everything that pages say about the status is asked for again; what the act itself answered is shown at once. */
export function useRenewMerchant(): (answered?: Answered) => Promise<void> {
  const client = useQueryClient();
  return async ({ application, standing, progress } = {}) => {
    // A read that began before must not hide what has just happened.
    await Promise.all(paths.map((path) => client.cancelQueries({ queryKey: [path] })));
    if (application) client.setQueryData(lastApplicationQuery.queryKey, { application });
    if (standing) client.setQueryData(merchantStandingQuery.queryKey, standing);
    if (progress) client.setQueryData(releaseProgressQuery.queryKey, progress);
    await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
}
