import { aboveHand, atHand } from '#desk/at-hand.ts';
import { Panel } from '#parts/panel.tsx';
import type { Template } from '../templates/template-list.query.ts';
import { AskedFields } from './asked-fields.tsx';
import { FormPreview } from './form-preview.tsx';
import { SavePanel } from './save-panel.tsx';
import { TemplateFields } from './template-fields.tsx';
import { type TemplateEditOptions, useTemplateEdit } from './use-template-edit.ts';

export interface TemplateEditorProps extends TemplateEditOptions {
  mayEdit: boolean;
}

/** The template on one side; how its form looks and what saving would change on the other. */
export function TemplateEditor({ mayEdit, ...options }: TemplateEditorProps) {
  const edit = useTemplateEdit(options);
  const { base, draft, problems, change } = edit;
  return (
    <form
      className="grid items-start gap-4 min-[1520px]:grid-cols-[minmax(0,1fr)_20rem] min-[1500px]:grid-cols-[minmax(0,1fr)_24rem]"
      onSubmit={edit.save}
      noValidate
    >
      <Panel id="template" title={base?.content.name ?? 'New payment method'} note={base ? noteOf(base) : 'not saved yet'}>
        <fieldset
          className={`grid min-w-0 gap-5 border-t border-line px-4 py-4 tablet:px-5 ${aboveHand}`}
          disabled={!mayEdit || edit.isHeld}
        >
          {!mayEdit && <p className="text-13 text-ink-soft">Only members with the role Editor or Risk write templates.</p>}
          <TemplateFields draft={draft} problems={problems} onChange={change} />
          <AskedFields fields={draft.fields} problems={problems} onChange={(fields) => change({ fields })} />
        </fieldset>
      </Panel>
      <div className="grid min-w-0 gap-4 max-[1279px]:contents">
        {mayEdit && (
          <div className={`min-w-0 rounded-large ${edit.changes.length > 0 ? atHand : ''}`}>
            <SavePanel edit={edit} />
          </div>
        )}
        <Panel id="preview" title="Preview" note="as a customer sees it; try it, nothing is sent">
          <div className="border-t border-line px-4 py-4 tablet:px-5">
            <FormPreview content={edit.content} />
          </div>
        </Panel>
      </div>
    </form>
  );
}

function noteOf({ paymethodId, version, uses }: Template): string {
  return `number ${paymethodId}, version ${version}, ${uses} saved ${uses === 1 ? 'account' : 'accounts'}`;
}
