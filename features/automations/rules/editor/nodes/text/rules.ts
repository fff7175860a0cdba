import { textLimit } from '../../flow-limits.ts';
import { buttonFaults, textFault, type Fault } from '../../node-fault.ts';
import { copyButtons, type NodeRules } from '../node-rules.ts';

/** A text, with buttons below it a button template. */
export const textRules: NodeRules<'text'> = {
  name: 'Text',
  empty: (newId) => ({ kind: 'text', masterId: newId(), text: '', withoutValues: null, buttons: [] }),
  copy: (node, newId) => ({ ...node, masterId: newId(), buttons: copyButtons(node.buttons, newId) }),
  faults: ({ text, withoutValues, buttons }, judged) => {
    const { channel, place, answers } = judged;
    const header = buttons.length > 0 ? 'Button Template' : 'Text';
    const most = textLimit(channel, buttons, answers);
    const said = [
      { sentence: textFault(text, most), place },
      {
        sentence: withoutValues === null ? null : textFault(withoutValues, most),
        place: { ...place, field: 'without' },
      },
    ];
    const own = said.flatMap(({ sentence, ...at }): Fault[] =>
      sentence === null ? [] : [{ header, sentence, ...at }],
    );
    return [...own, ...buttonFaults(buttons, judged)];
  },
  gist: ({ text }) => text,
};
