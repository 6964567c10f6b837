import type { CallOutput } from '@peerbourse/contract/call';
import { chooseNotices } from '@peerbourse/contract/core/notifications/choose-notices';
import type { noticeChoices } from '@peerbourse/contract/core/notifications/notice-choices';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { noticeChoicesQuery } from '#queries/notifications/notice-choices.query.ts';
import { type PushState, pushState } from './push-device.ts';
import { PushSwitch } from './push-switch.tsx';

type Choices = CallOutput<typeof noticeChoices>;
type Notices = Choices['notices'];
type Group = (typeof groups)[number];
type Way = (typeof everyWay)[number];

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
  const [push, setPush] = useState<PushState>();
  useEffect(() => void pushState().then(setPush), []);
  const { notices, isTelegramBound, pushKey } = choices;
  const ways = everyWay.filter((way) => way !== 'push' || pushKey !== null);
  // A way that leads nowhere yet has no ticks, whatever was chosen for it.
  const isOpen = { mail: true, telegram: isTelegramBound, push: push === 'on' };
  const show = (shown: Notices) => client.setQueryData<Choices>(noticeChoicesQuery.queryKey, { ...choices, notices: shown });

  async function choose(group: Group, way: Way, isOn: boolean): Promise<void> {
    const wanted = { ...notices, [group]: { ...notices[group], [way]: isOn } } as Notices;
    // Shown at once, and taken back when it was not kept.
    show(wanted);
    const answer = await act.run({ notices: wanted });
    show(answer?.notices ?? notices);
  }

  return (
    <div className="grid gap-3">
      <ProblemBanner problem={act.problem} />
      <MatrixTable
        ways={ways}
        isTicked={(group, way) => isOpen[way] && notices[group][way]}
        isFixed={(group, way) => !isOpen[way] || (group === 'security' && way === 'mail')}
        onChange={(group, way, isOn) => void choose(group, way, isOn)}
      />
      {pushKey !== null && push !== undefined && <PushSwitch pushKey={pushKey} state={push} onChange={setPush} />}
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

interface MatrixTableProps {
  ways: readonly Way[];
  isTicked: (group: Group, way: Way) => boolean;
  isFixed: (group: Group, way: Way) => boolean;
  onChange: (group: Group, way: Way, isOn: boolean) => void;
}

/** On a phone the boxes stand below the name of their row. The roles are written out because a table laid out as a grid loses its own. */
function MatrixTable({ ways, isTicked, isFixed, onChange }: MatrixTableProps) {
  const t = useText('account');
  return (
    <table role="table" className="block w-full max-w-160 text-14 tablet:table">
      <caption className="sr-only">{t('notices')}</caption>
      <thead role="rowgroup" className="sr-only tablet:not-sr-only tablet:table-header-group">
        <tr role="row" className="text-13 text-ink-soft">
          <th scope="col" role="columnheader" className="py-2 pe-3 text-start font-medium">
            {t('notice_about')}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" role="columnheader" className="w-28 px-1 py-2 text-center font-medium">
              {t(`notice_${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block tablet:table-row-group">
        {groups.map((group) => (
          <tr
            key={group}
            role="row"
            className="flex flex-wrap gap-x-6 border-t border-line py-2 max-tablet:first:border-t-0 max-tablet:first:pt-0 tablet:table-row"
          >
            <th scope="row" role="rowheader" className="basis-full text-start font-normal tablet:py-2 tablet:pe-3">
              <span className="block font-semibold">{t(`notice_${group}`)}</span>
              <span className="block text-13 text-ink-soft">{t(`notice_${group}_note`)}</span>
            </th>
            {ways.map((way) => (
              <td key={way} role="cell" className="tablet:px-1 tablet:text-center tablet:align-middle">
                <span className="inline-block">
                  <Checkbox
                    label={
                      <>
                        <span className="sr-only">{t('notice_cell', { about: t(`notice_${group}`), way: t(`notice_${way}`) })}</span>
                        <span aria-hidden="true" className="tablet:hidden">
                          {t(`notice_${way}`)}
                        </span>
                      </>
                    }
                    checked={isTicked(group, way)}
                    disabled={isFixed(group, way)}
                    onChange={(event) => onChange(group, way, event.currentTarget.checked)}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
