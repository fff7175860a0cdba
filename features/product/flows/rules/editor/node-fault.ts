import type { Channel } from '#platform/channel/channel.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import type { Place } from './document.ts';
import type { FlowLimits } from './flow-limits.ts';

/** The headings of faults in the specification. */
export type FaultHeader =
  | 'Generic Template'
  | 'Button Template'
  | 'Text'
  | 'Quick Reply'
  | 'Media'
  | 'Edit Time'
  | 'Edit Button';

/** A fault that blocks saving, and its place. */
export interface Fault {
  header: FaultHeader;
  sentence: string;
  place: Place;
}

/** The facts that a part is checked with. */
export interface Judged {
  channel: Channel;
  limits: FlowLimits;
  place: Place;
  /** The number of answers directly below it. */
  answers: number;
}

/** Returns the fault of a text, or null. */
export function textFault(text: string, most: number): string | null {
  return text.trim() === '' ? 'Text cannot be empty' : tooLong(text, most, 'Text');
}

export function tooLong(text: string, most: number, what: string): string | null {
  return text.length > most ? `${what} cannot have more than ${most} characters` : null;
}

const PHONE = 'Phone number must be valid and must contain country code starting with +';
const ADDRESS = /^https?:\/\/[^\s/?#]+\.[^\s]+$/i;

/** Returns the faults of some buttons. */
export function buttonFaults(
  buttons: readonly FlowButton[],
  { limits, place }: Pick<Judged, 'limits' | 'place'>,
): Fault[] {
  return buttons.flatMap((button): Fault[] => {
    const at = { ...place, buttonId: button.buttonId };
    const sentences = [buttonTitleFault(button.title, limits.buttonTitle), buttonValueFault(button)];
    return sentences.flatMap((sentence) =>
      sentence === null ? [] : [{ header: 'Edit Button', sentence, place: at }],
    );
  });
}

/** Returns the fault of a button's title, or null. */
export function buttonTitleFault(title: string, most: number): string | null {
  return title.trim() === '' ? 'Button title cannot be empty' : tooLong(title, most, 'Button title');
}

/** Returns the fault of a button's address or number, or null. */
export function buttonValueFault(button: FlowButton): string | null {
  switch (button.kind) {
    case 'page':
      return null;
    case 'address':
      if (button.url.trim() === '') return 'URL cannot be empty';
      return isWebAddress(button.url) ? null : 'URL must begin with https:// or http://';
    case 'call':
      if (button.phoneE164.trim() === '') return 'Phone cannot be empty';
      return /^\+[1-9]\d{6,14}$/.test(button.phoneE164.replaceAll(/[\s().-]/g, '')) ? null : PHONE;
  }
}

/** Whether a text is a web address, or one of this machine. */
export function isWebAddress(url: string): boolean {
  return ADDRESS.test(url.trim()) || /^https?:\/\/localhost(:\d+)?(\/\S*)?$/i.test(url.trim());
}
