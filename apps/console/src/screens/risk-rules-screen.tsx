import { settings } from '@peerbourse/contract/identity/risk/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingListQuery } from '#desk/setting-list.query.ts';
import { Unread } from '#desk/unread.tsx';
import { lookAgain, outcomeText, type SettingOutcome } from '#features/core/settings/setting-change.ts';
import { SettingDialog } from '#features/core/settings/setting-dialog.tsx';
import { SettingHistoryDialog } from '#features/core/settings/setting-history-dialog.tsx';
import { mayChange } from '#features/core/settings/setting-owner.ts';
import { DryRunPanel } from '#features/identity/risk/dry-run-panel.tsx';
import { RuleList } from '#features/identity/risk/rule-list.tsx';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';

/** The rules in words, their editor with the dry run of the draft, and how they came to be. They are a setting, which two members change. */
export function RiskRulesScreen() {
  const client = useQueryClient();
  const { roles } = useStaffAccount();
  const { data, error, refetch } = useQuery(settingListQuery);
  const setting = data?.find(({ key }) => key === 'risk.rules');
  const [opened, setOpened] = useState<'editor' | 'history'>();
  const [changed, setChanged] = useState<SettingOutcome>();
  const parsed = settings['risk.rules'].schema.safeParse(setting?.value);
  const isOwner = setting !== undefined && mayChange(setting, roles);

  function open(what: 'editor' | 'history') {
    setChanged(undefined);
    setOpened(what);
  }

  function conclude(outcome: SettingOutcome) {
    setOpened(undefined);
    setChanged(outcome);
    void lookAgain(client);
  }

  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Risk rules</h1>
      {changed && <Notice tone="good">The rules are {outcomeText(changed)}</Notice>}
      <Panel id="risk-rules" title="Rules" note="the first rule that applies decides">
        {parsed.success && setting ? (
          <>
            <RuleList rules={parsed.data.rules} />
            <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 tablet:px-5">
              {isOwner && (
                <Button kind="primary" onClick={() => open('editor')}>
                  Edit the rules
                </Button>
              )}
              <Button onClick={() => open('history')}>History</Button>
              <p className="text-13 text-ink-soft">
                {parsed.data.answerHours} hours to answer; a decision counts for {parsed.data.decisionDays} days.
              </p>
            </div>
            <div className="border-t border-line px-4 py-4 tablet:px-5">
              <DryRunPanel value={setting.value} />
            </div>
          </>
        ) : (
          <Unread error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
      <SettingDialog
        setting={opened === 'editor' ? setting : undefined}
        onClose={() => setOpened(undefined)}
        onChanged={conclude}
        trial={(value) => <DryRunPanel value={value} />}
      />
      <SettingHistoryDialog
        setting={opened === 'history' ? setting : undefined}
        mayEdit={isOwner}
        onClose={() => setOpened(undefined)}
        onChanged={conclude}
      />
    </main>
  );
}
