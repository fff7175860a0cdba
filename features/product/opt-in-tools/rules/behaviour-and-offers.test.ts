import { describe, expect, it } from 'vitest';
import { newBehaviour, type Behaviour } from '../contract/tool-behaviour.ts';
import { WEDGES } from '../contract/tool-discount.ts';
import { otherChannelSentence } from './other-channel-sentence.ts';
import { hasPrize } from './prizes/has-prize.ts';
import { percentFromOfferText } from './prizes/percent-from-offer-text.ts';
import { wedgesOf } from './prizes/wedges-of.ts';
import { summariseBehaviour } from './summarise-behaviour.ts';
import { textsAfterChoice, textsByDiscount } from './texts-by-discount.ts';

const ALWAYS = newBehaviour('allTime');
const device = (enabled: boolean) => ({ enabled, position: null });
const on = (desktop: boolean, phone: boolean): Partial<Behaviour> => ({
  where: { desktop: device(desktop), phone: device(phone) },
});
const when = (showAt: Behaviour['when']['showAt'], value: number | null = null): Partial<Behaviour> => ({
  when: { showAt, value },
});
const pages = (include: string[], exclude: string[] = []): Partial<Behaviour> => ({
  pages: {
    include: include.map((text) => ({ kind: 'contains', text })),
    exclude: exclude.map((text) => ({ kind: 'startsWith', text })),
  },
});
const NEW = 'Shown to shoppers who have not signed up yet, on computers and phones.';

const ALL_TIMES = 'It is there at all times.';

describe('describes a tool as', () => {
  it.each<[Partial<Behaviour>, string]>([
    [{}, `${NEW} ${ALL_TIMES}`],
    [{ who: { showAt: 'everyone' } }, `Shown to everyone on computers and phones. ${ALL_TIMES}`],
    [on(true, false), `Shown to shoppers who have not signed up yet, on computers. ${ALL_TIMES}`],
    [on(false, true), `Shown to shoppers who have not signed up yet, on phones. ${ALL_TIMES}`],
    [on(false, false), 'Shown nowhere: neither computers nor phones are chosen.'],
    [when('scroll', 50), `${NEW} It appears once they have seen 50% of the page.`],
    [when('scroll'), `${NEW} It appears once they have seen some of the page.`],
    [when('time', 1), `${NEW} It appears after 1 second.`],
    [when('time', 5), `${NEW} It appears after 5 seconds.`],
    [when('time'), `${NEW} It appears after some seconds.`],
    [when('welcome', 2), `${NEW} It appears as soon as they arrive.`],
    [
      when('exit'),
      `${NEW} It appears on computers when they are about to leave. Phones do not tell when that is.`,
    ],
    [
      { ...when('exit'), ...on(true, false) },
      'Shown to shoppers who have not signed up yet, on computers. It appears when they are about to leave.',
    ],
    [when('show'), `${NEW} It is there at all times, with its greeting.`],
    [when('hide'), `${NEW} It is there at all times, and opens by a click.`],
    [when('fade', 4), `${NEW} It is there at all times, with its greeting for 4 seconds.`],
    [pages(['/a']), `${NEW} ${ALL_TIMES} Only on pages whose address contains “/a”.`],
    [pages(['/a', '/b']), `${NEW} ${ALL_TIMES} Only on pages whose address contains “/a” or contains “/b”.`],
    [
      pages([], ['/c', '/d']),
      `${NEW} ${ALL_TIMES} Never on pages whose address begins with “/c” or begins with “/d”.`,
    ],
    [
      pages(['/a'], ['/c']),
      `${NEW} ${ALL_TIMES} Only on pages whose address contains “/a”. Never on pages whose address begins with “/c”.`,
    ],
    [
      { pages: { include: [{ kind: 'is', text: '/' }], exclude: [] } },
      `${NEW} ${ALL_TIMES} Only on pages whose address is “/”.`,
    ],
  ])('%j: %s', (change, sentence) => {
    expect(summariseBehaviour({ ...ALWAYS, ...change })).toBe(sentence);
  });
});

it.each([
  ['15% off', 15],
  ['Save 12.5 % OFF today', 12.5],
  ['7,5% Rabatt', 7.5],
  ['10% de descuento', 10],
  ['10% de desconto', 10],
  ['10% de réduction', 10],
  ['10% di sconto', 10],
  ['%20 indirim', 20],
  ['20% indirim', 20],
  ['خصم 15%', 15],
  ['خصم 15٪', 15],
  ['99.99% off', 99.99],
  ['0% off', null],
  ['100% off', null],
  ['1.115% off', null],
  ['Free shipping', null],
  ['100% cotton, 15% off', 15],
  ['', null],
])('reads %j as an offer of %s percent', (text, percent) => {
  expect(percentFromOfferText(text)).toBe(percent);
});

it.each([
  [{ discountCode: 'TEN', discountPercent: null }, true],
  [{ discountCode: '', discountPercent: 1 }, true],
  [{ discountCode: '', discountPercent: 0 }, false],
  [{ discountCode: null, discountPercent: null }, false],
])('reports whether an offer of %o has a prize: %s', (offer, isPrize) => {
  expect(hasPrize(offer as Parameters<typeof hasPrize>[0])).toBe(isPrize);
});

it('repeats the offers of a wheel until it is full', () => {
  expect(wedgesOf([])).toEqual([]);
  const wedges = wedgesOf(['a', 'b', 'c', 'd', 'e']);
  expect(wedges).toHaveLength(WEDGES);
  expect(wedges.slice(0, 6)).toEqual(['a', 'b', 'c', 'd', 'e', 'a'].slice(0, Math.min(6, WEDGES)));
});

it('names the channel that the merchant must switch off first', () => {
  expect(otherChannelSentence('Pill', 'WA')).toBe(
    'Oops! You first need to switch off the Pill for Facebook before you can turn this ON.',
  );
  expect(otherChannelSentence('Pill', 'FB')).toContain('the Pill for WhatsApp before');
});

describe('the texts of a form', () => {
  const [withOne, without] = [textsByDiscount(true, 'en'), textsByDiscount(false, 'en')];

  it('differ with and without a discount', () => {
    for (const text of [withOne.title, withOne.subtitle, without.title, without.subtitle])
      expect(text).not.toBe('');
    expect(withOne.title).not.toBe(without.title);
    expect(withOne.subtitle).not.toBe(without.subtitle);
  });

  it('change with the choice, except texts the merchant wrote', () => {
    expect(textsAfterChoice(without, true, 'en')).toEqual(withOne);
    expect(textsAfterChoice(withOne, false, 'en')).toEqual(without);
    expect(textsAfterChoice({ ...without, title: 'Mine' }, true, 'en')).toEqual({
      ...withOne,
      title: 'Mine',
    });
    expect(textsAfterChoice({ ...without, subtitle: 'Mine' }, true, 'en')).toEqual({
      ...withOne,
      subtitle: 'Mine',
    });
  });
});
