import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import { texts } from '../../texts/all.ts';
import type { Place } from './document.ts';
import type { FlowLimits } from './flow-limits.ts';

/** A fault that blocks saving, and its place. */
export interface Fault {
  /** The heading in the specification. */
  header: string;
  sentence: string;
  place: Place;
}

/** The facts that the checks of a part need. */
export interface CheckFacts {
  channel: Channel;
  limits: FlowLimits;
  place: Place;
  /** The number of answers directly below it. */
  answers: number;
}

/** Returns the fault of a text, or null. */
export function textFault(text: string, most: number): string | null {
  return text.trim() === '' ? texts.faults.noText : tooLong(text, most, texts.text.atLimit);
}

/** Returns `sentence` with the limit filled in if the text is too long, or null. */
export function tooLong(text: string, most: number, sentence: TooLong): string | null {
  return text.length > most ? fill(sentence, { most: String(most) }) : null;
}

type TooLong = typeof texts.text.atLimit | (typeof texts.tooLong)[keyof typeof texts.tooLong];

const ADDRESS = /^https?:\/\/[^\s/?#]+\.[^\s]+$/i;

/** Returns the faults in the titles, addresses and phone numbers of buttons. */
export function buttonFaults(
  buttons: readonly FlowButton[],
  { limits, place }: Pick<CheckFacts, 'limits' | 'place'>,
): Fault[] {
  return buttons.flatMap((button): Fault[] => {
    const at = { ...place, buttonId: button.buttonId };
    const sentences = [buttonTitleFault(button.title, limits.buttonTitle), buttonValueFault(button)];
    return sentences.flatMap((sentence) =>
      sentence === null ? [] : [{ header: texts.faultHeaders.button, sentence, place: at }],
    );
  });
}

/** Returns the fault of a button's title, or null. */
export function buttonTitleFault(title: string, most: number): string | null {
  return title.trim() === '' ? texts.faults.noButtonTitle : tooLong(title, most, texts.tooLong.buttonTitle);
}

/** Returns the fault of a button's address or number, or null. */
export function buttonValueFault(button: FlowButton): string | null {
  switch (button.kind) {
    case 'page':
      return null;
    case 'address':
      if (button.url.trim() === '') return texts.faults.emptyAddress;
      return isWebAddress(button.url) ? null : texts.faults.badAddress;
    case 'call':
      if (button.phoneE164.trim() === '') return texts.faults.noPhone;
      return /^\+[1-9]\d{6,14}$/.test(button.phoneE164.replaceAll(/[\s().-]/g, ''))
        ? null
        : texts.faults.badPhone;
  }
}

/** Whether a text is a web address. An address on localhost is one too. */
export function isWebAddress(url: string): boolean {
  return ADDRESS.test(url.trim()) || /^https?:\/\/localhost(:\d+)?(\/\S*)?$/i.test(url.trim());
}
