import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { readWhatsAppMarkup } from '#platform/ui-kit/phone/whatsapp-markup.ts';
import { markedRanges } from '../../../rules/editor/marked-ranges.ts';
import { fromWords, positionAt } from './word-schema.ts';

function drawn(words: Node): DecorationSet {
  const { ranges } = markedRanges(readWhatsAppMarkup(fromWords(words)));
  return DecorationSet.create(
    words,
    ranges.map(({ from, to, style }) =>
      Decoration.inline(positionAt(words, from), positionAt(words, to), { class: `bb-${style}` }),
    ),
  );
}

/** Draws text between WhatsApp's marks in its style, and shows the marks. */
export function drawMarks(): Plugin<DecorationSet> {
  const plugin: Plugin<DecorationSet> = new Plugin({
    state: {
      init: (_config, state) => drawn(state.doc),
      apply: (change, before) => (change.docChanged ? drawn(change.doc) : before),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
}
