import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { PictureButton } from '../editor/picture-button.tsx';
import { applyEdit } from './apply-edit.ts';
import { type Edit, inserted, pictureAlternative, pictureBlock, type Selection } from './markdown-edit.ts';
import { richTools } from './rich-tools.ts';
import { TextPreview } from './text-preview.tsx';

export interface RichTextFieldProps {
  label: string;
  aside: ReactNode;
  problem: string | undefined;
  locale: LocaleCode;
  text: string;
  /** What to translate; missing while English itself is written. */
  english: string | undefined;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** Markdown on one side, on the other what becomes of it, or the English text. */
export function RichTextField({ label, aside, problem, locale, text, english, isReadOnly, onChange }: RichTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { htmlLang, direction } = localeOf(locale);

  function edit(make: (selection: Selection) => Edit) {
    const target = field.current;
    if (target && !isReadOnly) applyEdit(target, make({ text: target.value, start: target.selectionStart, end: target.selectionEnd }));
  }

  function press(event: KeyboardEvent) {
    const tool = richTools.find(({ key }) => key !== undefined && key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    edit(tool.edit);
  }

  return (
    <div className="grid items-stretch gap-3 tablet:grid-cols-2">
      <Field
        label={label}
        aside={aside}
        problem={problem}
        control={(wiring) => (
          <div className="grid">
            {!isReadOnly && <RichToolbar onEdit={edit} />}
            <textarea
              {...wiring}
              ref={field}
              lang={htmlLang}
              dir={direction}
              readOnly={isReadOnly}
              value={text}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={press}
              className={`${wiring.className} h-[60dvh] min-h-80 resize-y font-mono text-13! leading-relaxed ${isReadOnly ? '' : 'rounded-t-none'}`}
            />
          </div>
        )}
      />
      <SidePane text={text} english={english} locale={locale} onCopy={isReadOnly || text.trim() !== '' ? undefined : onChange} />
    </div>
  );
}

function RichToolbar({ onEdit }: { onEdit: (make: (selection: Selection) => Edit) => void }) {
  return (
    <div
      role="toolbar"
      aria-label="Format"
      className="flex flex-wrap gap-0.5 rounded-t-medium border border-b-0 border-control bg-sunken px-1 py-1"
    >
      {richTools.map(({ name, sign, className, key, edit }) => (
        <Button
          key={name}
          kind="quiet"
          aria-label={name}
          title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
          aria-keyshortcuts={key ? `Control+${key} Meta+${key}` : undefined}
          onClick={() => onEdit(edit)}
          className="h-7! px-2!"
        >
          <span className={className}>{sign}</span>
        </Button>
      ))}
      <PictureButton
        label="Picture"
        kind="quiet"
        onUploaded={(fileId) => onEdit((selection) => inserted(selection, pictureBlock(fileId), pictureAlternative))}
      />
    </div>
  );
}

interface SidePaneProps {
  text: string;
  english: string | undefined;
  locale: LocaleCode;
  /** Begins a translation with the English text. */
  onCopy: ((text: string) => void) | undefined;
}

function SidePane({ text, english, locale, onCopy }: SidePaneProps) {
  const [side, setSide] = useState<'english' | 'preview'>('english');
  const isEnglishShown = english !== undefined && side === 'english';
  return (
    <section aria-label={isEnglishShown ? 'English text' : 'Preview'} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-5 flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-13 font-semibold">{isEnglishShown ? 'English' : 'As readers see it'}</h3>
        {isEnglishShown && onCopy && (
          <Button kind="quiet" className="-my-1.5 h-7!" onClick={() => onCopy(english)}>
            Begin with this
          </Button>
        )}
      </div>
      {english !== undefined && (
        <SegmentedControl
          label="Beside the text"
          size="small"
          segments={[
            { value: 'english', label: 'English' },
            { value: 'preview', label: 'Preview' },
          ]}
          value={side}
          onChange={setSide}
          isWide
        />
      )}
      <div {...scrollStop} className="h-0 min-h-80 grow overflow-y-auto rounded-medium border border-line px-4 py-3">
        {isEnglishShown ? (
          <pre lang="en" dir="ltr" className="font-mono text-13 leading-relaxed break-words whitespace-pre-wrap">
            {english}
          </pre>
        ) : (
          <TextPreview source={text} locale={locale} />
        )}
      </div>
    </section>
  );
}

/** What scrolls must be reachable by keyboard, or its end is for the mouse alone. */
const scrollStop = { tabIndex: 0 } as const;
