import type { CallOutput } from '@peerbourse/contract/call';
import { chooseNotices } from '@peerbourse/contract/core/notifications/choose-notices';
import type { noticeChoices } from '@peerbourse/contract/core/notifications/notice-choices';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { noticeChoicesQuery } from '#queries/notifications/notice-choices.query.ts';
import { PushSwitch } from './push-switch.tsx';

type Choices = CallOutput<typeof noticeChoices>;
type Notices = Choices['notices'];

const groups = ['security', 'orders', 'account', 'product'] as const;
const everyWay = ['mail', 'telegram', 'push'] as const;

/** Which messages go which way, as a table of boxes. On the site itself everything is told. */
export function NoticeMatrix() {
  const t = useText('account');
  return (
    <Panel title={t('notices')} lead={t('notices_lead')}>
      <QueryBoundary query={noticeChoicesQuery} fallback={<Skeleton shape="block" className="h-60" />}>
        {(choices) => <Matrix choices={choices} />}
      </QueryBoundary>
    </Panel>
  );
}

function Matrix({ choices }: { choices: Choices }) {
  const t = useText('account');
  const client = useQueryClient();
  const act = useCallMutation(chooseNotices);
  const { notices, isTelegramBound, pushKey } = choices;
  const ways = everyWay.filter((way) => way !== 'push' || pushKey !== null);
  const show = (shown: Notices) => client.setQueryData<Choices>(noticeChoicesQuery.queryKey, { ...choices, notices: shown });

  async function choose(group: (typeof groups)[number], way: (typeof everyWay)[number], isOn: boolean): Promise<void> {
    const wanted = { ...notices, [group]: { ...notices[group], [way]: isOn } } as Notices;
    // Shown at once, and taken back when it was not kept.
    show(wanted);
    const answer = await act.run({ notices: wanted });
    show(answer?.notices ?? notices);
  }

  return (
    <div className="grid gap-3">
      <ProblemBanner problem={act.problem} />
      <table className="w-full max-w-160 text-14">
        <caption className="sr-only">{t('notices')}</caption>
        <thead>
          <tr className="text-13 text-ink-soft">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t('notice_about')}
            </th>
            {ways.map((way) => (
              <th key={way} scope="col" className="w-18 px-1 py-2 text-center font-medium tablet:w-28">
                {t(`notice_${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                <span className="block font-semibold">{t(`notice_${group}`)}</span>
                <span className="block text-13 text-ink-soft">{t(`notice_${group}_note`)}</span>
              </th>
              {ways.map((way) => {
                const isFixed = (group === 'security' && way === 'mail') || (way === 'telegram' && !isTelegramBound);
                return (
                  <td key={way} className="px-1 text-center align-middle">
                    <span className="inline-block">
                      <Checkbox
                        label={
                          <span className="sr-only">{t('notice_cell', { about: t(`notice_${group}`), way: t(`notice_${way}`) })}</span>
                        }
                        checked={notices[group][way] && (way !== 'telegram' || isTelegramBound)}
                        disabled={isFixed}
                        onChange={(event) => void choose(group, way, event.currentTarget.checked)}
                      />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {pushKey !== null && <PushSwitch pushKey={pushKey} />}
      <p className="text-13 text-ink-soft">{t('notice_security_fixed')}</p>
      {!isTelegramBound && (
        <p className="text-13 text-ink-soft">
          {t('notice_no_telegram')}{' '}
          <Link to="/account/security#telegram" className="font-semibold text-brand hover:underline">
            {t('notice_bind_telegram')}
          </Link>
        </p>
      )}
    </div>
  );
}
