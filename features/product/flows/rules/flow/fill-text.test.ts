import { describe, expect, it } from 'vitest';
import { fillText, namesIn } from './fill-text.ts';

const LENA = { firstName: 'Lena', discountCode: 'BELL-1' };

describe('a text with placeholders', () => {
  it.each([
    ['Hi {{firstName}}, welcome.', LENA, 'Hi Lena, welcome.'],
    ['Hi {{ firstName }}, welcome.', LENA, 'Hi Lena, welcome.'],
    ['Hi {{firstName}}, welcome.', {}, 'Hi, welcome.'],
    ['Hi {{first name}}, welcome.', LENA, 'Hi Lena, welcome.'],
    ['Hi {{First_Name}}, welcome.', LENA, 'Hi Lena, welcome.'],
    ['Hi {{first name}}, welcome.', {}, 'Hi, welcome.'],
    ['Hi {{fristname}}, welcome.', LENA, 'Hi, welcome.'],
    ['Take {{discount_code}} {{ 1 }}.', LENA, 'Take BELL-1.'],
    ['Look at {{link:nothing}}.', LENA, 'Look at.'],
    ['{{Straße}}{{}} is open.', LENA, 'is open.'],
    ['Hola, {{firstName}}: hay novedades.', {}, 'Hola: hay novedades.'],
    ['It is packed, {{firstName}}.', { firstName: '' }, 'It is packed.'],
    ['مرحبًا، {{firstName}}.', {}, 'مرحبًا.'],
    ['{{firstName}}', {}, ''],
    ['No placeholder', LENA, 'No placeholder'],
  ])('%s', (text, values, filled) => {
    expect(fillText(text, null, values)).toBe(filled);
  });

  it('uses the second text only if a value is missing', () => {
    const [text, without] = [
      '{{discountCode}} is yours, {{firstName}}.',
      'Something nice is coming, {{firstName}}.',
    ];
    expect(fillText(text, without, LENA)).toBe('BELL-1 is yours, Lena.');
    expect(fillText(text, without, { firstName: 'Lena' })).toBe('Something nice is coming, Lena.');
  });

  it('offers the discount to people without a known name', () => {
    const text = 'Hi {{firstName}}, {{discountCode}} is yours.';
    expect(fillText(text, 'Hi, have a look.', { discountCode: 'BELL-1' })).toBe('Hi, BELL-1 is yours.');
    expect(fillText(text, 'Hi, have a look.', { firstName: 'Lena' })).toBe('Hi, have a look.');
    expect(fillText('Hi {{firstName}}.', 'Hi there.', {})).toBe('Hi there.');
  });

  it('lists each variable once', () => {
    expect(namesIn('{{a}} {{b}} {{a}}')).toEqual(['a', 'b']);
    expect(namesIn('{{Discount Code}} {{discountCode}}')).toEqual(['discountCode']);
  });
});
