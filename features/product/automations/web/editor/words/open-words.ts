import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPaste } from '../../../rules/editor/clean-paste.ts';
import { limitTyped } from '../../../rules/editor/flow-limits.ts';
import { wordsOfRich } from '../../../rules/editor/words-of-rich.ts';
import { drawMarks } from './draw-marks.ts';
import { readRich } from './read-rich.ts';
import { askedValue, insertValue, replaceRange, typedValues } from './typed-values.ts';
import { fromWords, toWords } from './word-schema.ts';

/** What a field of words asks and tells; always the newest. */
export interface WordsHost {
  most: number;
  isSingleLine: boolean;
  changed: (text: string) => void;
  /** What is typed of a value's name, to be completed; null for nothing. */
  asked: (typed: string | null) => void;
  /** A key while a value is asked for; true where it was taken. */
  keyWhileAsked: (key: string) => boolean;
  /** Something did not fit. */
  atLimit: () => void;
}

export interface Words {
  /** Shows another text, unless it is there already. */
  show: (text: string) => void;
  /** Changes the attributes of the field, such as its label. */
  describe: (attributes: Record<string, string>) => void;
  insert: (name: string) => void;
  /** Puts marks around what is selected. */
  wrap: (mark: string) => void;
  focus: () => void;
  close: () => void;
}

export interface Opening {
  text: string;
  drawsMarks: boolean;
  attributes: Record<string, string>;
  host: () => WordsHost;
}

const WRAPS: Readonly<Record<string, string>> = { b: '*', i: '_' };

/** Opens a field of words; the element becomes the field. */
export function openWords(field: HTMLElement, { text, drawsMarks, attributes, host }: Opening): Words {
  const plugins = drawsMarks ? [typedValues(), drawMarks()] : [typedValues()];
  const begin = (words: string) => EditorState.create({ doc: toWords(words), plugins });
  // What the browser itself wrote it brought into view as well: to measure that again is a large part of a letter.
  let isWritten = false;
  const view = new EditorView(
    { mount: field },
    {
      state: begin(text),
      attributes,
      dispatchTransaction: (change) => {
        dispatch(view, change, host());
        isWritten = false;
      },
      handleTextInput: () => {
        isWritten = view.state.selection instanceof TextSelection;
        return false;
      },
      handleScrollToSelection: () => isWritten,
      handlePaste: (_view, { clipboardData }) => paste(view, wordsIn(clipboardData, drawsMarks), host()),
      handleDrop: () => true,
      handleDOMEvents: {
        blur: () => host().asked(null),
        // A field keeps this key from everybody else otherwise, and it closes the editor.
        keydown: (_view, event) => {
          if (event.key !== 'Escape' || event.isComposing) return false;
          const isAsked = askedValue(view.state) !== null;
          if (isAsked && host().keyWhileAsked(event.key)) event.preventDefault();
          return true;
        },
      },
      handleKeyDown: (_view, event) => {
        if (askedValue(view.state) !== null && host().keyWhileAsked(event.key)) return true;
        if (event.key === 'Enter' && !event.isComposing) return enter(view, host());
        if (event.key === 'Backspace' || event.key === 'Delete') return deleteSelected(view);
        if (!event.ctrlKey && !event.metaKey) return false;
        if (event.key.toLowerCase() === 'a') return selectAll(view);
        const mark = drawsMarks ? WRAPS[event.key.toLowerCase()] : undefined;
        if (mark === undefined) return false;
        wrap(view, mark);
        return true;
      },
    },
  );
  return {
    show: (words) => {
      if (words !== fromWords(view.state.doc)) view.updateState(begin(words));
    },
    describe: (changed) => view.setProps({ attributes: changed }),
    insert: (name) => {
      view.dispatch(insertValue(view.state, name));
      view.focus();
    },
    wrap: (mark) => wrap(view, mark),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

function dispatch(view: EditorView, change: Transaction, host: WordsHost): void {
  const before = fromWords(view.state.doc);
  const { state, transactions } = view.state.applyTransaction(change);
  const text = fromWords(state.doc);
  if (text.length > host.most && text.length > before.length) {
    host.atLimit();
    // The browser wrote it already; drawing what stays takes it out again.
    view.updateState(view.state);
    return;
  }
  view.updateState(state);
  if (transactions.some(({ docChanged }) => docChanged)) host.changed(text);
  host.asked(view.hasFocus() ? (askedValue(state)?.typed ?? null) : null);
}

/** What was copied as plain words, with WhatsApp's marks where they are drawn and it had such looks. */
function wordsIn(copied: DataTransfer | null, drawsMarks: boolean): string {
  const html = drawsMarks ? (copied?.getData('text/html') ?? '') : '';
  const marked = html === '' ? null : wordsOfRich(readRich(html));
  return marked ?? copied?.getData('text/plain') ?? '';
}

/** As many words as fit. */
function paste(view: EditorView, pasted: string, host: WordsHost): boolean {
  const { selection, doc } = view.state;
  const selected = doc.textBetween(selection.from, selection.to).length;
  const room = Math.max(0, host.most - (fromWords(doc).length - selected));
  const clean = host.isSingleLine
    ? cleanPaste(pasted)
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim()
    : cleanPaste(pasted);
  const { kept, isCut } = limitTyped(clean, room);
  if (isCut) host.atLimit();
  if (kept !== '') {
    const change = replaceRange(view.state.tr, selection, toWords(kept).content);
    view.dispatch(change.scrollIntoView());
  }
  return true;
}

function enter(view: EditorView, { isSingleLine }: WordsHost): boolean {
  if (!isSingleLine) view.dispatch(view.state.tr.insertText('\n').scrollIntoView());
  return true;
}

/** By the editor, not the browser: it tells of its selection late, and a key pressed at once met the old one. */
function selectAll(view: EditorView): boolean {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)));
  return true;
}

function deleteSelected(view: EditorView): boolean {
  if (view.state.selection.empty) return false;
  view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
  return true;
}

function wrap(view: EditorView, mark: string): void {
  const { from, to } = view.state.selection;
  const change = view.state.tr.insertText(mark, to).insertText(mark, from);
  const shift = mark.length;
  view.dispatch(change.setSelection(TextSelection.create(change.doc, from + shift, to + shift)));
  view.focus();
}
