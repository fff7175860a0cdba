import { textLimit } from '../../rules/editor/flow-limits.ts';
import { copyButtons, type NodeChecks } from '../../rules/editor/node-checks.ts';
import { buttonFaults, textFault, type Fault } from '../../rules/editor/node-fault.ts';
import { texts } from '../../texts/all.ts';

/** A text. With buttons it becomes a button template. */
export const textChecks: NodeChecks<'text'> = {
  kind: 'text',
  get name() {
    return texts.parts.text;
  },
  isAdded: true,
  empty: (newId) => ({ kind: 'text', masterId: newId(), text: '', withoutValues: null, buttons: [] }),
  copy: (node, newId) => ({ ...node, masterId: newId(), buttons: copyButtons(node.buttons, newId) }),
  faults: ({ text, withoutValues, buttons }, facts) => {
    const { channel, place, answers } = facts;
    const header = buttons.length > 0 ? texts.faultHeaders.buttons : texts.faultHeaders.text;
    const most = textLimit(channel, buttons, answers);
    const checked = [
      { sentence: textFault(text, most), place },
      {
        sentence: withoutValues === null ? null : textFault(withoutValues, most),
        place: { ...place, field: 'without' },
      },
    ];
    const own = checked.flatMap(({ sentence, ...at }): Fault[] =>
      sentence === null ? [] : [{ header, sentence, ...at }],
    );
    return [...own, ...buttonFaults(buttons, facts)];
  },
  without: (node, { buttonId }) => ({
    ...node,
    buttons: node.buttons.filter((one) => one.buttonId !== buttonId),
  }),
  gist: ({ text }) => text,
};
