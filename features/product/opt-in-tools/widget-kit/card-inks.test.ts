import { expect, it } from 'vitest';
import { cardInks } from './card-inks.ts';
import { groundsOf } from './grounds-of.ts';

const color = (colour: string) => ({ kind: 'color', color: colour }) as const;
const gradient = (from: string, to: string) => ({ kind: 'gradient', from, to, rotation: 90 }) as const;

it.each([
  ['white', color('#FFFFFF'), { '--strong': '#273043', '--ink': '#5b6475', '--alarm': '#b42318' }],
  ['a dark card', color('#12304A'), { '--strong': '#ffffff', '--ink': '#ffffff', '--alarm': '#ffb4ab' }],
  ['a middle grey', color('#8A8A8A'), { '--strong': '#000000', '--ink': '#000000', '--alarm': '#000000' }],
  ['a dark gradient', gradient('#12304A', '#000000'), { '--strong': '#ffffff' }],
  ['a light gradient', gradient('#FFFFFF', '#EEF3F8'), { '--strong': '#273043' }],
] as const)('chooses readable text colours on %s', (_ground, background, inks) => {
  expect(cardInks(groundsOf(background))).toMatchObject(inks);
});

it.each([
  ['a picture', { kind: 'image', url: 'https://cdn.example/a.jpg' } as const],
  ['a gradient from white to black', gradient('#FFFFFF', '#000000')],
])('finds no colour that is readable everywhere on %s', (_ground, background) => {
  expect(cardInks(groundsOf(background))).toBeNull();
});

it('checks the middle of a gradient, which can be darker than both ends', () => {
  expect(groundsOf(gradient('#FF0000', '#00FF00'))).toEqual([
    '#ff0000',
    '#bf4000',
    '#808000',
    '#40bf00',
    '#00ff00',
  ]);
});
