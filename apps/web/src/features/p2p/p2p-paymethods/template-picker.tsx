import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { type MethodTemplate, methodTemplateListQuery } from '#queries/p2p-paymethods/method-template-list.query.ts';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { shownTemplates } from './method.form.ts';
import { MethodMark } from './method-mark.tsx';
import { useSettleText } from './method-text.ts';

interface TemplatePickerProps {
  fiat: string;
  onChoose: (template: MethodTemplate) => void;
}

/** The ways to pay of a currency. As tall as its place, whatever was found. */
export function TemplatePicker({ fiat, onChoose }: TemplatePickerProps) {
  const t = useText('paymethods');
  const [typed, setTyped] = useState('');
  return (
    <div className="grid gap-3">
      <SearchField label={t('search')} placeholder={t('search')} clearLabel={t('search_clear')} value={typed} onChange={setTyped} />
      <div className="scroll-quiet h-80 overflow-y-auto rounded-medium border border-line">
        <QueryBoundary query={methodTemplateListQuery(fiat)} fallback={<AwaitedRows />}>
          {({ paymethods }) => <Templates fiat={fiat} templates={paymethods} typed={typed} onChoose={onChoose} />}
        </QueryBoundary>
      </div>
    </div>
  );
}

interface TemplatesProps extends TemplatePickerProps {
  templates: readonly MethodTemplate[];
  typed: string;
}

const popularCount = 3;

function Templates({ fiat, templates, typed, onChoose }: TemplatesProps) {
  const t = useText('paymethods');
  const settleText = useSettleText();
  const nameOf = useMethodName();
  const popular = useRead(popularMethodListQuery(fiat))?.paymethods ?? [];
  const shown = shownTemplates({ templates, popular, nameOf }, typed);
  const most = new Set(popular.slice(0, popularCount).map(({ paymethodId }) => paymethodId));
  return (
    <>
      <p role="status" className="sr-only">
        {typed.trim() === '' ? '' : t('found', { count: shown.length })}
      </p>
      {shown.length === 0 && <NothingYet title={t('none_found')} text={t('none_found_text')} />}
      <ul>
        {shown.map((template) => (
          <li key={template.paymethodId} className="border-line not-first:border-t">
            <button
              type="button"
              onClick={() => onChoose(template)}
              className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-3.5 py-2 text-start outline-none hover:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand"
            >
              <MethodMark iconUrl={template.iconUrl} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {nameOf(template)}
                  {most.has(template.paymethodId) && <Badge>{t('popular')}</Badge>}
                </span>
                <span className="block text-13 text-ink-soft">{settleText(template)}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function AwaitedRows() {
  return (
    <div className="grid gap-3 p-3.5">
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} shape="block" className="h-11" />
      ))}
    </div>
  );
}
