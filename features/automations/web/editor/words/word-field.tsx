import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellMaxLength } from '#platform/ui-kit/tell-max-length.ts';
import { isNear } from '../../../rules/editor/flow-limits.ts';
import { useEditing } from '../editing.ts';
import { useNear } from '../use-near.ts';
import type { Words } from './open-words.ts';
import { restWords } from './rest-words.ts';
import { ValueMenu } from './value-menu.tsx';
import { chipName } from './word-schema.ts';
import styles from './words.module.css';

interface WordFieldProps {
  /** 'Text of message 1', for those who only hear it. */
  label: string;
  value: string;
  most: number;
  /** Names the place that a fault leads to. */
  place: string;
  placeholder: string;
  isSingleLine?: boolean;
  isInvalid: boolean;
  /** What is said where no more is taken. */
  atLimit?: string;
  onChange: (text: string) => void;
}

const MARKS = [
  { mark: '*', name: 'Bold', sign: 'B' },
  { mark: '_', name: 'Italic', sign: 'I' },
  { mark: '~', name: 'Strikethrough', sign: 'S' },
  { mark: '```', name: 'Monospace', sign: 'M' },
];

/** Words of a message, typed where they stand in it, with chips for values. */
export function WordField({
  label,
  value,
  most,
  place,
  placeholder,
  isSingleLine = false,
  isInvalid,
  atLimit = `Max length of ${most} reached`,
  onChange,
}: WordFieldProps) {
  const { channel, valueNames } = useEditing();
  const element = useRef<HTMLDivElement>(null);
  const words = useRef<Words>(null);
  const suggest = useSuggestions(valueNames);
  const { isNear: isSomebodyNear, coming } = useNear();
  const insert = useCallback((name: string) => words.current?.insert(name), []);
  const drawsMarks = channel === 'WA';
  const host = useEffectEvent(() => ({
    most,
    isSingleLine,
    changed: onChange,
    asked: suggest.ask,
    keyWhileAsked: (key: string) => suggest.takeKey(key, insert),
    atLimit: () => tellMaxLength(atLimit),
  }));
  const open = useEffectEvent((at: HTMLElement) =>
    restWords(at, {
      text: value,
      drawsMarks,
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!isSingleLine),
        'aria-label': label,
        'data-place': place,
        'data-placeholder': placeholder,
        dir: 'auto',
      },
      host: () => host(),
    }),
  );
  useEffect(() => {
    if (!element.current) return undefined;
    const opened = open(element.current);
    words.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => words.current?.show(value), [value]);
  return (
    <div
      {...coming}
      className={styles.field}
      data-single={isSingleLine}
      data-invalid={isInvalid}
      data-empty={value === ''}
    >
      <div ref={element} data-hint={value === '' ? placeholder : undefined} className={styles.words} />
      {suggest.names.length > 0 && (
        <div className={styles.suggestions} role="listbox" aria-label="Values">
          {suggest.names.map((name, at) => (
            <div
              key={name}
              role="option"
              tabIndex={-1}
              aria-selected={at === suggest.at}
              onMouseDown={(event) => {
                event.preventDefault();
                words.current?.insert(name);
              }}
            >
              {chipName(name)}
            </div>
          ))}
        </div>
      )}
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
              aria-label={`${name}, ${label}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => words.current?.wrap(mark)}
            >
              {sign}
            </button>
          ))}
        {isNear(value.length, most) && (
          <span className={styles.count} role="status">
            {value.length} of {most}
          </span>
        )}
      </div>
    </div>
  );
}

/** The values whose names begin like what is typed behind `{{`, and which of them Enter takes. */
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
