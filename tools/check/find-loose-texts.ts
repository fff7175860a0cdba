import { parseSync, Visitor } from 'oxc-parser';

/** Attributes whose text people read or hear. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'confirm',
  'description',
  'hint',
  'label',
  'legend',
  'note',
  'placeholder',
  'text',
  'title',
  'what',
  'word',
]);
/** Matches two words, or a word that ends a sentence. Names of files, styles and settings do not look like this. */
const SENTENCE = /[A-Za-z’]{2,} [a-z’]{2,} [a-z’]+|^[A-Z][a-z’]+ [a-z’]{2,}|[a-z]{3,}[.?!…]$/;

export interface LooseText {
  line: number;
  text: string;
}

/**
 * Returns the texts in the code of a screen that are in no catalogue and that no translator would therefore see: texts
 * between tags, texts of attributes that people read, and strings that look like a sentence.
 */
export function findLooseTexts(path: string, source: string): LooseText[] {
  const found: LooseText[] = [];
  const add = (start: number, text: string) =>
    found.push({ line: source.slice(0, start).split('\n').length, text: text.replace(/\s+/g, ' ').trim() });
  const readable = /[A-Za-z]{2}/;
  /** The positions of class names and error messages, which are not translated. */
  const untranslated = new Set<number>();
  new Visitor({
    JSXText: ({ start, value }) => {
      if (readable.test(value)) add(start + value.search(/\S/), value);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || value?.type !== 'Literal') return;
      if (name.name === 'className') untranslated.add(value.start);
      const text = value.value;
      if (TEXT_ATTRIBUTES.has(name.name) && readable.test(text)) add(value.start, text);
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && SENTENCE.test(value) && !untranslated.has(start)) add(start, value);
    },
    TemplateLiteral: ({ start, quasis }) => {
      const parts = quasis.map((part) => part.value.cooked ?? '');
      if (SENTENCE.test(parts.join('0')) && !untranslated.has(start)) add(start, parts.join('…'));
    },
    CallExpression: ({ callee, arguments: [text] }) => {
      // Events in statistics have the same names in all languages. An error class passes its message to `super`.
      const isEvent = callee.type === 'Identifier' && callee.name === 'track';
      if ((isEvent || callee.type === 'Super') && text) untranslated.add(text.start);
    },
    NewExpression: ({ callee, arguments: [message] }) => {
      if (callee.type === 'Identifier' && callee.name === 'Error' && message) untranslated.add(message.start);
    },
  }).visit(parseSync(path, source).program);
  return found.filter(
    (one, at) => !found.slice(0, at).some(({ line, text }) => line === one.line && text === one.text),
  );
}
