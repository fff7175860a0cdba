import { starter, type Starter, type StarterName } from './starter.ts';

const LENA = { firstNameWA: 'Lena' };
const of = (name: StarterName, words: Parameters<typeof starter>[2]) => starter('seasons', name, words);

export const SEASONS: readonly Starter[] = [
  of('festival_of_lights', {
    header: 'A bright season',
    text: 'Hi {{firstNameWA}}, may the festival of lights bring you warm evenings. For gifts we have put together {{gift_items}}, and what you order by {{order_by}} arrives in time.',
    samples: { ...LENA, gift_items: 'lamps and sweets in boxes', order_by: 'Tuesday' },
    link: 'Find a gift',
  }),
  of('end_of_fast', {
    text: 'Hi {{firstNameWA}}, we wish you and your family a blessed feast. Our holiday selection is ready: {{gift_items}}, wrapped if you like.',
    samples: { ...LENA, gift_items: 'dates, cups and table linen' },
    link: 'See the selection',
  }),
  of('winter_gifts', {
    text: 'Hi {{firstNameWA}}, the year is nearly over and the list of gifts is long. Order by {{order_by}}, and your parcels are there before the holidays.',
    samples: { ...LENA, order_by: '16 December' },
    link: 'Tick off the list',
  }),
  of('new_year', {
    text: 'Hi {{firstNameWA}}, a happy new year from all of us. We begin it with {{sale_percent}} off everything that has to make room for what comes next.',
    samples: { ...LENA, sale_percent: '30%' },
    link: 'Begin the year',
  }),
  of('spring_colours', {
    text: 'Hi {{firstNameWA}}, the first warm days are here, and so is our spring collection. This year it is all about {{season_theme}} and light fabrics.',
    samples: { ...LENA, season_theme: 'soft green' },
    link: 'See spring',
  }),
  of('mothers_day', {
    text: 'Hi {{firstNameWA}}, on {{the_day}} it is the day of mothers. If you are still looking, here is what other shoppers chose for theirs.',
    samples: { ...LENA, the_day: '9 May' },
    link: 'Ideas for her',
    footer: 'No wish for this one? Reply STOP.',
  }),
  of('harvest_season', {
    text: 'Hi {{firstNameWA}}, the days get shorter and the tables longer. For evenings with guests we recommend {{season_items}} from our autumn range.',
    samples: { ...LENA, season_items: 'big bowls and linen napkins' },
    link: 'Set the table',
  }),
  of('your_birthday', {
    header: 'Happy birthday',
    text: 'Dear {{firstNameWA}}, all the best for your new year of life. Our present is {{discountPercent}} off anything you like, with the code {{discountCode}} until the end of the month.',
    samples: { ...LENA, discountPercent: '15%', discountCode: 'BELL-7KQ2MX' },
    link: 'Choose something',
  }),
];
