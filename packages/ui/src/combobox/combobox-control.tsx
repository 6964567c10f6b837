import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import type { FieldWiring } from '../fields/field.tsx';
import type { Choice, ComboboxTexts, FirstChoices } from './choice.ts';
import type { ComboboxPanelProps } from './combobox-panel.tsx';
import type { WordsOf } from './find-choices.ts';

export interface ComboboxControlProps {
  /** Named by its label, or by this where it has none of its own. */
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  first?: (() => FirstChoices) | undefined;
  wordsOf?: WordsOf | undefined;
  texts: ComboboxTexts;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Whether the list could not be loaded. */
  onFailure: (hasFailed: boolean) => void;
  className: string;
  wiring: Partial<FieldWiring> & { 'aria-label'?: string };
}

type Panel = (props: ComboboxPanelProps) => ReactNode;
let loading: Promise<Panel> | undefined;

/** Once for all fields; a load that failed is tried again by the next press. */
function loadPanel(): Promise<Panel> {
  loading ??= import('./combobox-panel.tsx').then(
    (loaded) => loaded.ComboboxPanel,
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}

/** The closed field: a button that says what is chosen. The list and the library behind it come with the first press or key. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { label, choices, value, onChange, first, wordsOf, texts, placeholder, isDisabled = false, className, wiring } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { Panel, isLoading, opened, open, close } = useLoadedPanel(first, props.onFailure);

  function press(event: KeyboardEvent): void {
    const typed = typedKey(event);
    if (typed === undefined) return;
    event.preventDefault();
    open(typed);
  }

  /** A panel that is loaded already opens before the browser ends the press, which would then close it as the button of an open panel. */
  function openByPress(event: MouseEvent): void {
    if (opened) return;
    event.preventDefault();
    open('');
  }

  function choose(next: string): void {
    close();
    button.current?.focus();
    onChange(next);
  }

  return (
    <>
      <button
        {...wiring}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        aria-controls={opened ? id : undefined}
        aria-busy={isLoading || undefined}
        // Only an open panel has this button as its own, which closes it again.
        popoverTarget={opened ? id : undefined}
        disabled={isDisabled}
        data-value={value}
        onPointerDown={() => void loadPanel().catch(() => undefined)}
        onClick={openByPress}
        onKeyDown={press}
        className={`flex min-w-0 cursor-pointer items-center gap-2 text-start disabled:cursor-not-allowed ${className}`}
      >
        <Chosen choice={choices.find((choice) => choice.value === value)} otherwise={placeholder ?? value} />
        {isLoading ? <Spinner size="small" /> : <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />}
      </button>
      {opened && Panel && (
        <Panel
          id={id}
          button={button}
          label={label}
          choices={choices}
          value={value}
          onChoose={choose}
          first={opened.first}
          wordsOf={wordsOf}
          texts={texts}
          typed={opened.typed}
          onClose={close}
        />
      )}
    </>
  );
}

function Chosen({ choice, otherwise }: { choice: Choice | undefined; otherwise: string }) {
  if (!choice) return <bdi className="min-w-0 flex-1 wrap-anywhere text-ink-faint">{otherwise}</bdi>;
  return (
    <>
      {choice.icon && <span className="flex shrink-0">{choice.icon}</span>}
      <bdi className="min-w-0 flex-1 wrap-anywhere">{choice.short ?? choice.label}</bdi>
    </>
  );
}

/** What a key adds to the search; empty for arrows, which only open, and undefined for keys that mean something else. */
function typedKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') return '';
  return Array.from(key).length === 1 && key !== ' ' ? key : undefined;
}

interface Opened {
  typed: string;
  first: FirstChoices;
}

/** What is typed while the panel is on its way is not lost. */
function useLoadedPanel(first: (() => FirstChoices) | undefined, onFailure: (hasFailed: boolean) => void) {
  const [Panel, setPanel] = useState<Panel>();
  const [opened, setOpened] = useState<Opened>();
  const waiting = useRef<string>(undefined);
  const [isLoading, setIsLoading] = useState(false);

  async function open(typed: string): Promise<void> {
    const isUnderWay = waiting.current !== undefined;
    waiting.current = (waiting.current ?? '') + typed;
    if (isUnderWay) return;
    setIsLoading(true);
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded);
      setOpened({ typed: waiting.current, first: first?.() ?? {} });
      onFailure(false);
    } catch {
      onFailure(true);
    } finally {
      waiting.current = undefined;
      setIsLoading(false);
    }
  }

  return { Panel, isLoading, opened, open: (typed: string) => void open(typed), close: () => setOpened(undefined) };
}
