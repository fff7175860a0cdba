import { Schema, type Node } from 'prosemirror-model';
import { isVariable } from '../../../contract/variables.ts';
import { texts } from '../../../texts/en.ts';

/** Returns a variable's name on its chip: the specification's names for discounts. */
export function chipName(name: string): string {
  return isVariable(name) ? texts.values[name] : name;
}

const LEGACY = ['discountCode', 'discountPercent'];

/** The schema of a message's text: characters, line breaks, and chips for variables. */
export const WORDS = new Schema({
  nodes: {
    doc: { content: 'inline*', whitespace: 'pre', marks: '' },
    text: { group: 'inline' },
    value: {
      group: 'inline',
      inline: true,
      atom: true,
      selectable: true,
      attrs: { name: { validate: 'string' } },
      leafText: (node) => `{{${nameOf(node)}}}`,
      toDOM: (node) => {
        const name = nameOf(node);
        const label = chipName(name);
        return [
          'span',
          { class: 'bb-chip', 'data-value': name },
          LEGACY.includes(name) ? `{{${label}}}` : label,
        ];
      },
    },
  },
});

function nameOf(node: Node): string {
  const { name } = node.attrs;
  return typeof name === 'string' ? name : '';
}

const PLACE = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/** Parses a text for editing. Names of unknown variables stay characters. */
export function toWords(text: string): Node {
  const pieces: Node[] = [];
  let at = 0;
  const addText = (until: number) => {
    if (until > at) pieces.push(WORDS.text(text.slice(at, until)));
  };
  for (const match of text.matchAll(PLACE)) {
    const [whole, name = ''] = match;
    if (!isVariable(name)) continue;
    addText(match.index);
    pieces.push(WORDS.nodes.value.create({ name }));
    at = match.index + whole.length;
  }
  addText(text.length);
  return WORDS.nodes.doc.create(null, pieces);
}

/** Returns an edited text in its stored form. */
export function fromWords(words: Node): string {
  return words.textBetween(0, words.content.size);
}

/** Converts a position in the stored text into a position in the edited text. */
export function positionAt(words: Node, offset: number): number {
  let left = offset;
  let position = 0;
  for (const node of words.children) {
    const length = node.isText ? node.nodeSize : fromWords(WORDS.nodes.doc.create(null, [node])).length;
    if (left <= length) return position + (node.isText ? left : left >= length ? 1 : 0);
    left -= length;
    position += node.nodeSize;
  }
  return position;
}
