import { DOMSerializer } from 'prosemirror-model';
import { openWords, type Opening, type Words } from './open-words.ts';
import { toWords, WORDS } from './word-schema.ts';

/**
 * Text that becomes an editable field when the pointer or focus comes near. Open fields listen to every selection
 * change, so hundreds of them would slow down each key. Fields that draw marks are open from the start.
 */
export function restWords(element: HTMLElement, opening: Opening): Words {
  const field = document.createElement('div');
  let { text, attributes } = opening;
  let words: Words | null = null;
  const wake = () => (words ??= openWords(field, { ...opening, text, attributes }));
  const wakeFocused = () => {
    if (words === null) wake().focus();
  };
  field.className = 'ProseMirror';
  field.tabIndex = 0;
  setAttributes(field, attributes);
  element.append(field);
  drawStill(field, text);
  // The pointer enters before the click, so the field is open and the click finds its character.
  field.addEventListener('pointerenter', wake);
  field.addEventListener('focus', wakeFocused);
  if (opening.drawsMarks) wake();
  return {
    show: (shown) => {
      if (words) return words.show(shown);
      if (shown !== text) drawStill(field, shown);
      text = shown;
    },
    describe: (changed) => {
      attributes = changed;
      if (words) words.describe(changed);
      else setAttributes(field, changed);
    },
    insert: (name) => wake().insert(name),
    wrap: (mark) => wake().wrap(mark),
    focus: () => wake().focus(),
    close: () => {
      words?.close();
      field.remove();
    },
  };
}

function setAttributes(field: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
}

const DRAWN = DOMSerializer.fromSchema(WORDS);

function drawStill(field: HTMLElement, text: string): void {
  field.replaceChildren(DRAWN.serializeFragment(toWords(text).content));
  if (text === '' || text.endsWith('\n')) field.append(document.createElement('br'));
}
