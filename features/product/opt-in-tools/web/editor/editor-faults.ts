import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { fill } from '#platform/language/reader.ts';
import type { Channel, ToolSettings } from '../../contract/tool-definition.ts';
import type { Offer } from '../../contract/tool-discount.ts';
import { isVisible } from '../../contract/tool-text.ts';
import { hasPrize } from '../../rules/prizes/has-prize.ts';
import { toolFaults } from '../../rules/tool-faults.ts';
import { texts } from '../../texts/en.ts';

/** A reason why an editor cannot save, as a sentence. */
export interface EditorFault {
  /** The path of the setting, such as `views.open.title`. */
  field: string;
  text: string;
}

export type ViewName = 'collapsed' | 'open' | 'completed';

/**
 * Returns all faults of the current input. A fault that `before`, the saved state, already had does not block saving.
 */
export function editorFaults(
  channel: Channel,
  before: ToolSettings,
  { name, design: typed }: { name: string; design: ToolSettings },
): EditorFault[] {
  const nameless = !isVisible(name) ? [{ field: 'name', text: texts.editor.nameless }] : [];
  const faults = toolFaults(channel, typed).map(({ code, field }) => ({
    field,
    text: sentenceFor(code),
  }));
  return [...nameless, ...faults, ...prizeFaults(before.wheel?.offers ?? [], typed.wheel?.offers ?? [])];
}

/** A wheel can be saved with missing prizes. But it cannot lose a prize, and a new offer needs one. */
function prizeFaults(before: readonly Offer[], typed: readonly Offer[]): EditorFault[] {
  const bare = new Set(before.filter((offer) => !hasPrize(offer)).map(({ key }) => key));
  return typed.flatMap((offer, place) =>
    hasPrize(offer) || bare.has(offer.key)
      ? []
      : [{ field: `wheel.offers.${place}.discount`, text: texts.editor.discountEmpty }],
  );
}

/** Returns a fault as a toast: first the place, then the fault. Document 3, section 5.1. */
export function describeEditorFault({ field, text }: EditorFault): string {
  const [part, name] = field.split('.');
  const view = Object.entries(texts.views).find(([key]) => part === 'views' && key === name)?.[1];
  return view === undefined ? text : fill(texts.editor.faultInView, { view, fault: text });
}
