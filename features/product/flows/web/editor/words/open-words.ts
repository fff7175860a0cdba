import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPaste } from '../../../rules/editor/clean-paste.ts';
import { limitTyped } from '../../../rules/editor/flow-limits.ts';
import { wordsOfRich } from '../../../rules/editor/words-of-rich.ts';
import { drawMarks } from './draw-marks.ts';
import { readRich } from './read-rich.ts';
import { askedValue, insertValue, replaceRange, typedValues } from './typed-values.ts';
import { fromWords, toWords } from './word-schema.ts';

/** The callbacks of a text field. Always the newest ones are used. */
export interface WordsHost {
  most: number;
  isSingleLine: boolean;
  changed: (text: string) => void;
  /** Called with the typed beginning of a variable's name, or null. */
  asked: (typed: string | null) => void;
  /** Handles a key while a variable is being typed. Returns true if it used the key. */
  keyWhileAsked: (key: string) => boolean;
  /** Called when some input did not fit. */
  atLimit: () => void;
}

export interface Words {
  /** Shows another text, if it differs. */
  show: (text: string) => void;
  /** Changes attributes of the field, such as its label. */
  describe: (attributes: Record<string, string>) => void;
  insert: (name: string) => void;
  /** Puts marks around the selection. */
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

/** Turns an element into an open text field. */
export function openWords(field: HTMLElement, { text, drawsMarks, attributes, host }: Opening): Words {
  const plugins = drawsMarks ? [typedValues(), drawMarks()] : [typedValues()];
  const begin = (words: string) => EditorState.create({ doc: toWords(words), plugins });
  // The browser has scrolled to its own input. Measuring that again would be a large part of a keystroke.
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
        // The field would otherwise swallow this key, which closes the editor.
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
    // The browser has already inserted the character. Drawing the old state removes it.
    view.updateState(view.state);
    return;
  }
  view.updateState(state);
  if (transactions.some(({ docChanged }) => docChanged)) host.changed(text);
  host.asked(view.hasFocus() ? (askedValue(state)?.typed ?? null) : null);
}

/** Returns the copied text, with WhatsApp's marks for its formatting if the field draws them. */
function wordsIn(copied: DataTransfer | null, drawsMarks: boolean): string {
  const html = drawsMarks ? (copied?.getData('text/html') ?? '') : '';
  const marked = html === '' ? null : wordsOfRich(readRich(html));
  return marked ?? copied?.getData('text/plain') ?? '';
}

/** Inserts as much of the pasted text as fits. */
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

/** Selects by the editor instead of the browser, which reports its selection too late for the next key. */
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
