import { Check, Search, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { useListBox, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { type SingleSelectListState, useSingleSelectListState } from 'react-stately/useSingleSelectListState';
import { IconButton } from '../actions/icon-button.tsx';
import type { Choice, ComboboxTexts, FirstChoices } from './choice.ts';
import { findChoices, type WordsOf } from './find-choices.ts';
import { type PlacedGroup, type RowLayout, rowHeight, rowLayout, rowsInView, scrollTopFor } from './row-layout.ts';

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
  first: FirstChoices;
  wordsOf: WordsOf | undefined;
  texts: ComboboxTexts;
  /** What was typed before the list was here. */
  typed: string;
  /** A list that opens under a finger leaves the keyboard of the phone closed. */
  isSearchFirst: boolean;
}

/** A search and what it finds. Keys, focus and speech are React Aria's; what is drawn of a long list is ours. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, value, onChoose, first, wordsOf, texts, isSearchFirst } = props;
  const [text, setText] = useState(props.typed);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => findChoices(choices, text, first, wordsOf), [choices, text, first, wordsOf]);
  const layout = useMemo(() => rowLayout(groups), [groups]);
  const found = useMemo(() => groups.flatMap((group) => group.choices), [groups]);
  const state = useSingleSelectListState({
    items: found,
    children: itemOf,
    selectedKey: keyOf(value),
    disabledKeys: choices.filter(({ isDisabled }) => isDisabled).map((choice) => keyOf(choice.value)),
    onSelectionChange: (key) => onChoose(valueOf(String(key))),
  });
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: list },
    { inputValue: text, setInputValue: setText, focusedNodeId, setFocusedNodeId },
  );
  const { onChange, onKeyDown, 'aria-controls': controls, ...wiring } = inputProps;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="control-box shrink-0">
        <Search size={16} aria-hidden="true" className="ms-3.5 shrink-0 text-ink-soft" />
        <input
          {...(wiring as object)}
          ref={input}
          role="combobox"
          aria-expanded="true"
          aria-controls={controls}
          aria-haspopup="listbox"
          aria-label={texts.search}
          placeholder={texts.search}
          data-first-focus={isSearchFirst || undefined}
          autoCapitalize="none"
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The form around the field is not sent by choosing.
            if (event.key === 'Enter') event.preventDefault();
            (onKeyDown as ((pressed: typeof event) => void) | undefined)?.(event);
          }}
          className="control-text ps-2.5"
        />
        {text !== '' && (
          <IconButton
            size="small"
            label={texts.clear}
            icon={<X size={16} />}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
            className="me-0.5 mouse:me-1"
          />
        )}
      </div>
      <p role="status" className={found.length === 0 ? 'px-3 py-8 text-center text-14 wrap-anywhere text-ink-soft' : 'sr-only'}>
        {text.trim() === '' ? '' : texts.found(found.length, text.trim())}
      </p>
      {/* The library would add this style itself, which the content policy forbids; each option has its touch action from a class. */}
      <span id="react-aria-pressable-style" hidden />
      <Rows label={label} state={state} layout={layout} texts={texts} listRef={collectionRef} wiring={collectionProps} />
    </div>
  );
}

/** An empty value is a choice as well, but no key. */
const keyOf = (value: string) => `=${value}`;
const valueOf = (key: string) => key.slice(1);
const itemOf = (choice: Choice) => (
  <Item key={keyOf(choice.value)} textValue={choice.label}>
    {choice.label}
  </Item>
);

interface RowsProps {
  label: string;
  state: SingleSelectListState<Choice>;
  layout: RowLayout;
  texts: ComboboxTexts;
  listRef: RefObject<HTMLElement | null>;
  wiring: object;
}

function Rows({ label, state, layout, texts, listRef, wiring }: RowsProps) {
  const id = useId();
  const view = useView(listRef);
  const { listBoxProps } = useListBox(
    {
      ...wiring,
      'aria-label': label,
      autoFocus: 'first',
      isVirtualized: true,
      shouldSelectOnPressUp: true,
      shouldFocusOnHover: true,
      escapeKeyBehavior: 'none',
      layoutDelegate: useLayoutDelegate(layout, listRef),
    },
    state,
    listRef,
  );
  const focused = state.selectionManager.focusedKey;
  const kept = focused === null ? undefined : valueOf(String(focused));
  useScrollTo(kept, layout, listRef);
  return (
    <div
      {...listBoxProps}
      ref={listRef as RefObject<HTMLDivElement | null>}
      className="relative mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none"
    >
      <div role="presentation" className="relative" ref={(element) => element?.style.setProperty('height', `${layout.height}px`)}>
        {rowsInView(layout.groups, view, kept).map((group) => (
          <Group key={group.name} id={`${id}-${group.name}`} group={group} title={titleOf(group.name, texts)} state={state} />
        ))}
      </div>
    </div>
  );
}

function titleOf(name: PlacedGroup['name'], texts: ComboboxTexts): string {
  return name === 'found' ? '' : texts[name];
}

function Group({ id, group, title, state }: { id: string; group: PlacedGroup; title: string; state: SingleSelectListState<Choice> }) {
  const rows = group.rows.map(({ choice, top }) => <Row key={choice.value} choice={choice} top={top} state={state} />);
  if (group.titleTop === undefined) return rows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a list box is no group of fields
    <div role="group" aria-labelledby={id}>
      <div
        id={id}
        role="presentation"
        ref={placedAt(group.titleTop)}
        className="absolute inset-x-0 px-3 pt-3 text-12 font-semibold text-ink-soft"
      >
        {title}
      </div>
      {rows}
    </div>
  );
}

function Row({ choice, top, state }: { choice: Choice; top: number; state: SingleSelectListState<Choice> }) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected, isDisabled } = useOption({ key: keyOf(choice.value) }, state, ref);
  useLayoutEffect(() => placedAt(top)(ref.current), [top]);
  return (
    <div
      {...optionProps}
      ref={ref}
      className={`absolute inset-x-0 flex h-12 touch-manipulation items-center gap-3 rounded-small px-3 text-14 select-none ${isFocused ? 'bg-sunken' : ''} ${isDisabled ? 'text-ink-faint' : 'cursor-pointer'}`}
    >
      {choice.icon && <span className={`flex shrink-0 ${isDisabled ? 'opacity-60' : ''}`}>{choice.icon}</span>}
      <span className="min-w-0 flex-1 leading-tight">
        <bdi className={`line-clamp-2 wrap-anywhere ${isSelected ? 'font-semibold' : ''}`}>{choice.label}</bdi>
        {choice.note && <span className="line-clamp-1 text-12 text-ink-soft">{choice.note}</span>}
      </span>
      {isSelected && <Check size={18} aria-hidden="true" className="shrink-0 text-brand" />}
    </div>
  );
}

/** Places are set by script: the content policy forbids style attributes. */
function placedAt(top: number): (element: HTMLElement | null) => void {
  return (element) => element?.style.setProperty('inset-block-start', `${top}px`);
}

/** What of the list is in view. */
function useView(ref: RefObject<HTMLElement | null>): { top: number; height: number } {
  const [view, setView] = useState({ top: 0, height: 12 * rowHeight });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [ref]);
  return view;
}

/** The row that the keyboard is on comes into view, even one that was not drawn yet. A pointer is over rows that are in view. */
function useScrollTo(value: string | undefined, layout: RowLayout, ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const row = value === undefined ? undefined : rowOf(layout, value);
    if (element && row) element.scrollTop = scrollTopFor(row.top, { top: element.scrollTop, height: element.clientHeight });
  }, [value, layout, ref]);
}

function rowOf(layout: RowLayout, value: string) {
  return layout.groups.flatMap(({ rows }) => rows).find(({ choice }) => choice.value === value);
}

/** Tells the library, which asks for a page up or down, where rows stand that are not drawn. */
function useLayoutDelegate(layout: RowLayout, ref: RefObject<HTMLElement | null>) {
  return useMemo(
    () => ({
      getItemRect: (key: string | number) => {
        const row = rowOf(layout, valueOf(String(key)));
        return row ? { x: 0, y: row.top, width: 1, height: rowHeight } : null;
      },
      getVisibleRect: () => ({ x: 0, y: ref.current?.scrollTop ?? 0, width: 1, height: ref.current?.clientHeight ?? 0 }),
      getContentSize: () => ({ width: 1, height: layout.height }),
    }),
    [layout, ref],
  );
}
