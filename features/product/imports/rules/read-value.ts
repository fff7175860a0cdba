import type { DateOrder, DecimalMark, ValueType } from '../contract/import.ts';

/** The form of a column's values, if they are ambiguous. */
export interface ValueForm {
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
}

/** Longer values are texts, not attributes. */
export const MOST_OF_A_VALUE = 500;

/** Returns a value in the form of its type, as text for the database. Null if it is not of that type. */
export function readValue(written: string, valueType: ValueType, form: ValueForm): string | null {
  switch (valueType) {
    case 'valueString':
      return written.length > MOST_OF_A_VALUE ? null : written;
    case 'valueNumber':
      return readNumber(written, form.decimalMark);
    case 'valueDate':
      return readDate(written, form.dateOrder);
  }
}

const CURRENCIES = /[\s€$£¥₹%']/gu;

/** Reads `1,234.50` and `1.234,50`. The mark says what a point or comma means. */
export function readNumber(written: string, mark: DecimalMark): string | null {
  const bare = written.replace(CURRENCIES, '');
  const [whole, group] = mark === 'point' ? ['.', ','] : [',', '.'];
  const parts = bare.split(whole);
  if (parts.length > 2) return null;
  const [front = '', decimals = ''] = parts;
  const ungrouped = ungroup(front, group);
  if (ungrouped === null || !/^\d{0,12}$/.test(decimals) || (parts.length === 2 && decimals === ''))
    return null;
  if (!/^[+-]?\d{1,15}$/.test(ungrouped)) return null;
  return `${ungrouped.replace('+', '')}${decimals === '' ? '' : `.${decimals}`}`;
}

function ungroup(front: string, group: string): string | null {
  if (!front.includes(group)) return front;
  const [first = '', ...rest] = front.split(group);
  const isGrouped = /^[+-]?\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? first + rest.join('') : null;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[ ,].*)?$/;

/** Reads a day as `2026-11-03`, without a time of day. Points mean that the day comes first. */
export function readDate(written: string, order: DateOrder): string | null {
  const iso = YEAR_FIRST.exec(written);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const [, first, separator, second, year] = YEAR_LAST.exec(written) ?? [];
  const isDayFirst = separator === '.' || order === 'dayFirst';
  return isDayFirst ? day(year, second, first) : day(year, first, second);
}

function day(year = '', month = '', dayOfMonth = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return isInCalendar && year >= '1000' ? text : null;
}

/** Yes in the merchants' languages. Any other text is not a yes. */
const YES = new Set(
  (
    'yes|y|true|t|1|x|ok|✓|✔|on|ja|j|wahr|oui|o|vrai|sí|si|s|verdadero|sim|vero|tak|da|да|evet' +
    '|हाँ|हां|نعم|כן|是|はい|네|ya|subscribed|opted in|opted-in|opt-in|optin|granted|agreed|consented' +
    '|accepted'
  ).split('|'),
);
const NO = new Set(
  (
    'no|n|false|f|0|-|off|nein|falsch|non|faux|não|nao|nie|нет|hayır|unsubscribed|not subscribed' +
    '|opted out|opted-out|opt-out|optout|declined|pending|'
  ).split('|'),
);

export function isYes(written: string): boolean {
  return YES.has(written.trim().toLowerCase());
}

/** Whether a text is a yes or a no. */
export function isYesOrNo(written: string): boolean {
  return isYes(written) || NO.has(written.trim().toLowerCase());
}
