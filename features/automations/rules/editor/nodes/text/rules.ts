import { buttonFaults, textFault, type Fault } from '../../node-fault.ts';
import { copyButtons, type NodeRules } from '../node-rules.ts';

/** A text, with buttons below it a button template. */
export const textRules: NodeRules<'text'> = {
  name: 'Text',
  empty: (newId) => ({ kind: 'text', masterId: newId(), text: '', withoutValues: null, buttons: [] }),
  copy: (node, newId) => ({ ...node, masterId: newId(), buttons: copyButtons(node.buttons, newId) }),
  faults: ({ text, withoutValues, buttons }, judged) => {
    const { channel, limits, place } = judged;
    const header = buttons.length > 0 ? 'Button Template' : 'Text';
    const most = buttons.length > 0 ? limits.buttonText : limits.text;
    const sentences = [
      textFault(text, most, channel),
      withoutValues === null ? null : textFault(withoutValues, most, channel),
    ];
    const own = [...new Set(sentences)].flatMap((sentence): Fault[] =>
      sentence === null ? [] : [{ header, sentence, place }],
    );
    return [...own, ...buttonFaults(buttons, judged)];
  },
  gist: ({ text }) => text,
};
