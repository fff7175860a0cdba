import type { TemplateDefinition } from './template-definition.ts';
import { MOST, type TemplateCard } from './template-parts.ts';

/** How many characters the values of a template may use. */
export interface ValueSpace {
  header: number;
  body: number;
  /** How often the body shows each value; set only when a value appears more than once. */
  bodyTimes?: number[];
}

const PLACE = /\{\{(\d+)\}\}/g;

/** Returns how long a template's values may be. Providers refuse a text that becomes too long once filled. */
export function valueSpaceOf({
  header,
  body,
  offer,
}: Pick<TemplateDefinition, 'header' | 'body' | 'offer'>): ValueSpace {
  return {
    header: header?.kind === 'text' ? spaceIn(header.text, MOST.headerText) : 0,
    ...bodySpace(body, offer === null ? MOST.body : MOST.offerBody),
  };
}

/** Returns the same for one card of a carousel. */
export function cardSpaceOf({ body }: Pick<TemplateCard, 'body'>): ValueSpace {
  return { header: 0, ...bodySpace(body, MOST.cardBody) };
}

function bodySpace(body: string, most: number): Omit<ValueSpace, 'header'> {
  const times: number[] = [];
  for (const [, place] of body.matchAll(PLACE)) {
    const at = Number(place) - 1;
    times[at] = (times[at] ?? 0) + 1;
  }
  const isRepeated = times.some((count) => count > 1);
  return { body: spaceIn(body, most), ...(isRepeated && { bodyTimes: times }) };
}

function spaceIn(text: string, most: number): number {
  return Math.max(0, most - text.replaceAll(PLACE, '').length);
}
