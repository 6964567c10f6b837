import { useQuery } from '@tanstack/react-query';
import { p2pFragment } from '#desk/p2p-address.ts';
import { stepThrough } from '#desk/step-through.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { goWithin, setFilters, useFilters } from '#shell/use-screen.ts';
import { OpenedTemplate } from './opened-template.tsx';
import { templateKeys } from './template-keys.ts';
import { FindTemplates, findTemplatesId } from './templates/find-templates.tsx';
import { foundTemplates, type TemplateFilter, templateShows } from './templates/found-templates.ts';
import { TemplateLinks } from './templates/template-links.tsx';
import { templateListQuery } from './templates/template-list.query.ts';
import { useTemplateDrafts } from './use-template-drafts.ts';

const newName = 'new';

/** All templates on one side, the chosen one beside them. */
export function TemplateDesk({ name }: { name: string }) {
  const { roles } = useStaffAccount();
  const mayEdit = roles.includes('editor') || roles.includes('risk');
  const { data: templates, error, refetch } = useQuery(templateListQuery);
  const filter = filterOf(useFilters());
  const { unsaved, opened } = useTemplateDrafts(name, open);
  const found = templates && foundTemplates(templates, filter);
  const names = (found ?? []).map(({ paymethodId }) => paymethodId);

  useDeskKeys(templateKeys, true, (act) => {
    if (act === 'find') document.querySelector<HTMLElement>(`[data-find="${findTemplatesId}"]`)?.focus();
    else if (act !== 'new') open(stepThrough(names, name, act === 'next' ? 1 : -1));
    else if (mayEdit) open(newName);
  });

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[19rem_minmax(0,1fr)]">
      <Panel id="templates" title="Payment methods" note={found && String(found.length)} state={mayEdit && <NewButton />}>
        <FindTemplates filter={filter} onChange={setFilter} />
        {found ? (
          <TemplateLinks templates={found} chosen={name} unsaved={unsaved} />
        ) : (
          <Unread error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
      {templates && (
        <OpenedTemplate
          key={name}
          isNew={name === newName && mayEdit}
          template={templates.find(({ paymethodId }) => paymethodId === name)}
          mayEdit={mayEdit}
          {...opened}
        />
      )}
    </div>
  );
}

function NewButton() {
  return (
    <Button aria-keyshortcuts="n" onClick={() => open(newName)}>
      New <kbd className="font-mono text-12 text-ink-faint">N</kbd>
    </Button>
  );
}

function open(name: string | undefined): void {
  if (name !== undefined) goWithin(p2pFragment('methods', name));
}

/** The filters as they stand in the address. */
function filterOf(filters: URLSearchParams): TemplateFilter {
  return { text: filters.get('text') ?? '', show: templateShows.find((show) => show === filters.get('show')) ?? 'all' };
}

function setFilter({ text, show }: TemplateFilter): void {
  setFilters({ text, show: show === 'all' ? '' : show });
}
