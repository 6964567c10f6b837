import { ChoiceField } from '#desk/choice-field.tsx';
import { Field } from '#parts/field.tsx';
import type { TemplateFilter } from './found-templates.ts';

export const findTemplatesId = 'find-templates';

export interface FindTemplatesProps {
  filter: TemplateFilter;
  onChange: (filter: TemplateFilter) => void;
}

const showText: Record<TemplateFilter['show'], string> = { all: 'All', active: 'Offered', withdrawn: 'Withdrawn' };

export function FindTemplates({ filter, onChange }: FindTemplatesProps) {
  return (
    <search className="grid gap-3 border-t border-line px-4 py-3 tablet:px-5">
      <Field
        label="Name, currency or country"
        control={(wiring) => (
          <input
            {...wiring}
            type="search"
            data-find={findTemplatesId}
            aria-keyshortcuts="/"
            autoComplete="off"
            spellCheck={false}
            value={filter.text}
            onChange={(event) => onChange({ ...filter, text: event.target.value })}
          />
        )}
      />
      <ChoiceField label="Show" value={filter.show} labels={showText} onChange={(show) => onChange({ ...filter, show })} />
    </search>
  );
}
