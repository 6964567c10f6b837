import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { type RiskRequest, requestDetailQuery } from '#queries/risk/request-detail.query.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { RequestOutcome } from './request-outcome.tsx';
import { questionTexts, stateTexts, whyKeys } from './request-text.ts';

/** A request for information: what is asked and why, the place to answer, and what came of it. */
export function RequestScreen({ requestNo }: { requestNo: string }) {
  const t = useText('risk');
  return (
    <QueryBoundary query={requestDetailQuery(requestNo)} fallback={<Skeleton shape="block" className="h-120" />} refused={<MissingPage />}>
      {(request) => (
        <TitledPage title={t('title')} lead={t('lead')}>
          <RequestPanel request={request} />
          {request.state === 'open' ? <AnswerForm request={request} /> : <RequestOutcome request={request} />}
          {request.text !== '' && <GivenAnswer request={request} />}
        </TitledPage>
      )}
    </QueryBoundary>
  );
}

function RequestPanel({ request }: { request: RiskRequest }) {
  const t = useText('risk');
  const { question, note } = questionTexts[request.question];
  const why = whyKeys[request.act];
  const { key, tone } = stateTexts[request.state];
  return (
    <Panel title={t(question)}>
      <div className="grid gap-3">
        <p>{t(note)}</p>
        {why && <p className="text-ink-soft">{t(why)}</p>}
        <div>
          <StatusTag tone={tone} label={t(key)} />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
          <dt className="text-ink-faint">{t('number')}</dt>
          <dd className="figure wrap-anywhere">{request.requestNo}</dd>
          {request.state === 'open' && (
            <>
              <dt className="text-ink-faint">{t('answer_by')}</dt>
              <dd>
                <Moment at={request.expiresAt} />
              </dd>
            </>
          )}
        </dl>
      </div>
    </Panel>
  );
}
