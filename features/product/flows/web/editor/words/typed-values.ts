import type { Fragment, Node } from 'prosemirror-model';
import { Plugin, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { isVariable } from '../../../contract/variables.ts';
import { WORDS } from './word-schema.ts';

const OPEN = /\{\{\s*([A-Za-z]*)$/;
const CLOSED = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/;

/** Returns the characters of the text run before the cursor. Null while there is a selection. */
function before(state: EditorState): { text: string; at: number } | null {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const text = selection.$from.nodeBefore?.text ?? '';
  return { text, at: selection.from };
}

/** Returns the typed beginning of a variable's name after `{{`, or null. */
export function askedValue(state: EditorState): { typed: string; from: number; to: number } | null {
  const found = before(state);
  const match = found && OPEN.exec(found.text);
  return found && match ? { typed: match[1] ?? '', from: found.at - match[0].length, to: found.at } : null;
}

/** Inserts a variable's chip at the cursor, instead of the typed beginning of its name. */
export function insertValue(state: EditorState, name: string): Transaction {
  const asked = askedValue(state);
  const { from, to } = asked ?? state.selection;
  return replaceRange(state.tr, { from, to }, WORDS.nodes.value.create({ name })).scrollIntoView();
}

/**
 * Replaces a range and puts the cursor after it. A selection would stay selected, and the next key would replace it.
 */
export function replaceRange(
  change: Transaction,
  { from, to }: { from: number; to: number },
  content: Fragment | Node,
): Transaction {
  change.replaceWith(from, to, content);
  return change.setSelection(TextSelection.create(change.doc, change.mapping.map(to)));
}

/** Replaces a completely typed `{{name}}` by its chip. */
export function typedValues(): Plugin {
  return new Plugin({
    appendTransaction: (changes, _old, state) => {
      if (!changes.some((change) => change.docChanged)) return null;
      let replaced: Transaction | null = null;
      state.doc.descendants((node, at) => {
        const match = replaced === null ? CLOSED.exec(node.text ?? '') : null;
        const name = match?.[1] ?? '';
        if (!match || !isVariable(name)) return;
        const from = at + match.index;
        replaced = state.tr.replaceWith(from, from + match[0].length, WORDS.nodes.value.create({ name }));
      });
      return replaced;
    },
  });
}
