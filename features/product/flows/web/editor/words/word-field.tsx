import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { limitTextLength } from '#platform/ui-kit/limit-text-length.ts';
import { isNear } from '../../../rules/editor/flow-limits.ts';
import { texts } from '../../../texts/en.ts';
import { useTextEditing } from '../editing.ts';
import { useNear } from '../node/use-near.ts';
import type { Words } from './open-words.ts';
import { restWords } from './rest-words.ts';
import { ValueMenu } from './value-menu.tsx';
import { chipName } from './word-schema.ts';
import styles from './words.module.css';

interface WordFieldProps {
  /** "Text of message 1", for screen readers. */
  label: string;
  value: string;
  most: number;
  /** The name of the place that a fault links to. */
  place: string;
  placeholder: string;
  isSingleLine?: boolean;
  isInvalid: boolean;
  /** The message at the limit. */
  atLimit?: string;
  onChange: (text: string) => void;
}

const MARKS = [
  { mark: '*', name: 'bold', sign: 'B' },
  { mark: '_', name: 'italic', sign: 'I' },
  { mark: '~', name: 'strikethrough', sign: 'S' },
  { mark: '```', name: 'monospace', sign: 'M' },
] as const;

/** A text of a message, edited in its place, with chips for variables. */
export function WordField(props: WordFieldProps) {
  const { label, value, most, placeholder, isSingleLine = false, isInvalid } = props;
  const { channel, valueNames } = useTextEditing();
  const suggest = useSuggestions(valueNames);
  const drawsMarks = channel === 'WA';
  const { element, words, insert } = useWords(props, { drawsMarks, suggest });
  const { isNear: isSomebodyNear, coming } = useNear();
  return (
    <div
      {...coming}
      className={styles.field}
      data-single={isSingleLine}
      data-invalid={isInvalid}
      data-empty={value === ''}
    >
      <div ref={element} data-hint={value === '' ? placeholder : undefined} className={styles.words} />
      <Suggestions names={suggest.names} chosen={suggest.at} insert={insert} />
      <div className={styles.tools}>
        <ValueMenu label={label} names={valueNames} isNear={isSomebodyNear} insert={insert} />
        {drawsMarks &&
          !isSingleLine &&
          MARKS.map(({ mark, name, sign }) => (
            <button
              key={mark}
              type="button"
              className={styles.tool}
              data-mark={name}
              aria-label={fill(texts.marks[name], { field: label })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => words.current?.wrap(mark)}
            >
              {sign}
            </button>
          ))}
        {isNear(value.length, most) && (
          <span className={styles.count} role="status">
            {fill(texts.fields.count, { length: String(value.length), most: String(most) })}
          </span>
        )}
      </div>
    </div>
  );
}

/** Returns the text of a field, at rest or open, in sync with `value`, and the actions on it. */
function useWords(
  props: WordFieldProps,
  { drawsMarks, suggest }: { drawsMarks: boolean; suggest: ReturnType<typeof useSuggestions> },
) {
  const { label, value, most, place, placeholder, isSingleLine = false, onChange } = props;
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': String(!isSingleLine),
      'aria-label': label,
      'data-place': place,
      'data-placeholder': placeholder,
      dir: 'auto',
    }),
    [label, place, placeholder, isSingleLine],
  );
  const element = useRef<HTMLDivElement>(null);
  const words = useRef<Words>(null);
  const insert = useCallback((name: string) => words.current?.insert(name), []);
  const host = useEffectEvent(() => ({
    most,
    isSingleLine,
    changed: onChange,
    asked: suggest.ask,
    keyWhileAsked: (key: string) => suggest.takeKey(key, insert),
    atLimit: () => limitTextLength(props.atLimit ?? fill(texts.fields.atLimit, { most: String(most) })),
  }));
  const open = useEffectEvent((at: HTMLElement) =>
    restWords(at, {
      text: value,
      drawsMarks,
      attributes,
      host: () => host(),
    }),
  );
  useEffect(() => {
    if (!element.current) return undefined;
    const opened = open(element.current);
    words.current = opened;
    return () => opened.close();
  }, []);
  // Before anything else is typed.
  useLayoutEffect(() => words.current?.show(value), [value]);
  // A card that moves keeps its field, and the label gets the new position.
  useLayoutEffect(() => words.current?.describe(attributes), [attributes]);
  return { element, words, insert };
}

interface SuggestionsProps {
  names: readonly string[];
  chosen: number;
  insert: (name: string) => void;
}

function Suggestions({ names, chosen, insert }: SuggestionsProps) {
  if (names.length === 0) return null;
  return (
    <div className={styles.suggestions} role="listbox" aria-label={texts.fields.values}>
      {names.map((name, at) => (
        <div
          key={name}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            insert(name);
          }}
        >
          {chipName(name)}
        </div>
      ))}
    </div>
  );
}

/** Returns the variables that match the typed beginning after `{{`, and the one that Enter inserts. */
function useSuggestions(all: readonly string[]) {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const names =
    typed === null
      ? []
      : all.filter((name) =>
          [name, chipName(name)].some((one) =>
            one.toLowerCase().replaceAll(' ', '').startsWith(typed.toLowerCase()),
          ),
        );
  const takeKey = (key: string, insert: (name: string) => void): boolean => {
    const name = names[at];
    if (name === undefined) return false;
    if (key === 'ArrowDown') setAt((at + 1) % names.length);
    else if (key === 'ArrowUp') setAt((at + names.length - 1) % names.length);
    else if (key === 'Enter' || key === 'Tab') insert(name);
    else if (key === 'Escape') setTyped(null);
    else return false;
    return true;
  };
  const ask = (now: string | null) => {
    if (now !== typed) setAt(0);
    setTyped(now);
  };
  return { names, at, takeKey, ask };
}
