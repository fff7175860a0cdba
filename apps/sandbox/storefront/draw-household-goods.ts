import type { PictureKind } from '../shopify/catalogue.ts';
import {
  band,
  blob,
  ellipse,
  line,
  polygon,
  rectangle,
  shade,
  turned,
  type Colours,
  type Shape,
  readPoints,
} from './drawing.ts';

type Draw = (colours: Colours) => Shape[];

/** Draws lamps, cloth, wood and paper. A kind without its own drawing is shown as a parcel. */
export function drawGood(kind: PictureKind, colours: Colours): Shape[] {
  return (goods[kind] ?? parcel)(colours);
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const parcel: Draw = ({ main, accent }) => [
  rectangle([250, 360, 300, 270], main, { radius: 10 }),
  rectangle([380, 360, 40, 270], accent),
];

const lamp: Draw = ({ main, accent }) => [
  ellipse([400, 330, 280, 230], '#FFF6DC', 0.5),
  turned(400, '396,12 470,14 540,34 590,66 620,84 630,84', accent),
  polygon('290,170 510,170 590,400 210,400', main),
  polygon('440,170 510,170 590,400 480,400', shade(main, -0.08)),
  rectangle([206, 392, 388, 14], shade(main, -0.18), { radius: 7 }),
];

const mushroom: Draw = ({ main, accent }) => [
  ellipse([400, 360, 300, 240], '#FFF6DC', 0.55),
  turned(400, '380,66 470,56 570,84 618,116 630,112', shade(main, -0.05)),
  turned(400, '190,10 210,90 280,190 360,236 396,226 408,200', main),
  turned(400, '350,232 396,226 408,200', shade(main, -0.12)),
  ellipse([400, 404, 204, 20], '#FFF3CE'),
  blob('270,320 310,250 330,262 300,340', '#FFFFFF', 0.25),
  rectangle([290, 618, 220, 16], accent, { radius: 8 }),
];

const lantern: Draw = ({ main, accent }) => [
  band([400, 230, 70, 76], [14, 180, 360], accent),
  polygon('300,290 500,290 452,222 348,222', accent),
  rectangle([296, 290, 208, 316], '#FFF4D6', { radius: 6 }),
  ellipse([400, 470, 80, 110], '#FFE2A0', 0.7),
  rectangle([364, 500, 72, 96], '#FDF8EC', { radius: 6 }),
  blob('400,420 416,464 400,490 386,464', '#F0A63A'),
  ...[296, 392, 488].map((x) => rectangle([x, 286, 16, 326], main)),
  rectangle([284, 600, 232, 34], accent, { radius: 6 }),
];

const blanket: Draw = ({ main, accent }) => [
  ...range(4).map((fold) =>
    rectangle([210, 330 + fold * 74, 380, 80], fold % 2 ? shade(main, -0.06) : main, { radius: 36 }),
  ),
  ...range(4).map((fold) => line([250, 370 + fold * 74, 550, 370 + fold * 74], 5, shade(main, 0.35), 0.8)),
  rectangle([430, 330, 84, 302], accent, { opacity: 0.55 }),
  ...range(11).map((tassel) => line([224 + tassel * 35, 622, 220 + tassel * 35, 650], 5, shade(main, -0.1))),
];

const cushion: Draw = ({ main, accent }) => [
  blob('196,250 400,276 604,250 578,440 606,630 400,606 194,630 222,440', main),
  blob('230,590 400,578 570,590 606,630 400,606 194,630', shade(main, -0.1)),
  line([400, 290, 400, 594], 4, shade(main, -0.14), 0.7),
  ...range(5).map((stripe) => line([290, 340 + stripe * 52, 510, 340 + stripe * 52], 8, accent, 0.4)),
];

const towel: Draw = ({ main, accent }) => [
  ...range(3).map((fold) =>
    rectangle([230, 390 + fold * 82, 340, 76], shade(main, fold * -0.05), { radius: 30 }),
  ),
  ...range(3).map((fold) => rectangle([470, 390 + fold * 82, 26, 76], accent, { opacity: 0.6 })),
  ellipse([322, 352, 96, 44], shade(main, 0.25)),
  ellipse([322, 352, 62, 27], shade(main, 0.1)),
  ellipse([322, 352, 30, 13], shade(main, 0.3)),
];

const apron: Draw = ({ main, accent }) => [
  band([400, 200, 84, 110], [16, 180, 360], accent),
  line([256, 400, 160, 450], 14, accent),
  line([544, 400, 640, 450], 14, accent),
  blob('320,200 400,206 480,200 520,380 580,430 572,690 400,700 228,690 220,430 280,380', main),
  rectangle([306, 470, 188, 130], shade(main, -0.1), { radius: 14 }),
  line([400, 474, 400, 596], 4, shade(main, -0.25)),
];

const basket: Draw = ({ main, accent }) => [
  band([400, 350, 150, 150], [20, 180, 360], accent),
  turned(400, '350,196 450,190 560,166 628,140', main),
  ...range(6).map((row) =>
    line([214 + row * 9, 392 + row * 42, 586 - row * 9, 392 + row * 42], 5, shade(main, -0.2), 0.7),
  ),
  ...range(9).map((rib) => line([224 + rib * 44, 362, 262 + rib * 34.5, 622], 5, shade(main, -0.14), 0.6)),
  rectangle([196, 334, 408, 36], shade(main, -0.12), { radius: 18 }),
];

const board: Draw = ({ main, accent }) => [
  rectangle([360, 150, 80, 150], main, { radius: 36 }),
  rectangle([270, 260, 260, 372], main, { radius: 40 }),
  ellipse([400, 196, 17, 17], shade(main, -0.5), 0.6),
  ...[310, 352, 398, 446, 488].map((x, index) =>
    line([x, 290 + (index % 2) * 24, x + 6, 600 - (index % 3) * 26], 4, accent, 0.4),
  ),
];

const tray: Draw = ({ main, accent }) => [
  ellipse([400, 560, 290, 74], shade(accent, -0.1)),
  ellipse([400, 548, 290, 74], main),
  ellipse([400, 550, 264, 60], shade(main, 0.2)),
  turned(330, '440,58 500,56 546,44 556,40', '#FBF7EE'),
  ellipse([330, 440, 58, 13], '#8B5E42'),
  turned(478, '410,34 440,30 490,50 540,46 552,38', '#E7EEE8'),
  ellipse([478, 410, 34, 8], '#B9C8BC'),
];

const clock: Draw = ({ main, accent }) => [
  ellipse([408, 414, 262, 262], shade(accent, -0.3), 0.18),
  ellipse([400, 400, 260, 260], main),
  ellipse([400, 400, 232, 232], '#FCFAF4'),
  ...range(12).map((hour) => {
    const angle = (hour * Math.PI) / 6;
    return ellipse(
      [400 + 196 * Math.cos(angle), 400 + 196 * Math.sin(angle), hour % 3 ? 5 : 9, hour % 3 ? 5 : 9],
      accent,
      0.8,
    );
  }),
  line([400, 400, 320, 330], 14, accent),
  line([400, 400, 470, 250], 9, accent),
  ellipse([400, 400, 15, 15], shade(accent, -0.2)),
];

const mirror: Draw = ({ main, accent }) => [
  line([400, 100, 330, 190], 8, accent),
  line([400, 100, 470, 190], 8, accent),
  ellipse([400, 100, 12, 12], shade(accent, -0.2)),
  ellipse([408, 428, 186, 256], shade(accent, -0.3), 0.18),
  ellipse([400, 416, 186, 256], main),
  ellipse([400, 416, 166, 236], '#DDE8EC'),
  polygon('300,520 470,230 506,276 330,570', '#FFFFFF', 0.4),
  polygon('370,600 532,330 540,356 392,612', '#FFFFFF', 0.3),
];

const soap: Draw = ({ main, accent }) => [
  rectangle([190, 590, 420, 40], '#D8C3A0', { radius: 16 }),
  rectangle([230, 446, 340, 150], main, { radius: 46 }),
  rectangle([230, 446, 340, 96], shade(main, 0.12), { radius: 46 }),
  rectangle([310, 476, 180, 70], shade(main, -0.02), { radius: 26 }),
  line([350, 511, 450, 511], 8, accent),
  ellipse([276, 380, 34, 34], '#FFFFFF', 0.7),
  ellipse([340, 330, 22, 22], '#FFFFFF', 0.7),
  ellipse([250, 310, 15, 15], '#FFFFFF', 0.7),
];

const notebook: Draw = ({ main, accent }) => [
  rectangle([236, 156, 356, 500], shade(accent, -0.3), { radius: 14, opacity: 0.16 }),
  rectangle([232, 146, 352, 500], '#FBF8F0', { radius: 12 }),
  rectangle([222, 140, 352, 500], main, { radius: 12 }),
  rectangle([222, 140, 46, 500], accent, { radius: 10 }),
  rectangle([330, 220, 180, 96], '#FBF8F0', { radius: 6 }),
  line([356, 254, 484, 254], 7, accent),
  line([376, 284, 464, 284], 5, shade(accent, 0.4)),
  rectangle([520, 140, 14, 500], shade(main, -0.35)),
];

const birdBody = (x: number, y: number, size: number, { main, accent }: Colours): Shape[] => {
  const at = (outline: string) =>
    readPoints(outline).map(([px, py]) => [x + px * size, y + py * size] as const);
  return [
    blob(at('120,20 206,-56 232,-40 150,74'), accent),
    blob(at('-150,-62 -96,-112 -36,-90 40,-20 130,10 120,86 20,134 -86,108 -136,20'), main),
    blob(at('-20,0 60,-10 140,30 60,86 -6,66'), accent),
    polygon(at('-146,-66 -202,-48 -144,-36'), '#D08A3A'),
    ellipse([x - 98 * size, y - 66 * size, 10 * size, 10 * size], '#2B2A28'),
  ];
};

const bird: Draw = (colours) => [
  line([370, 560, 364, 630], 8, shade(colours.accent, -0.3)),
  line([430, 560, 436, 630], 8, shade(colours.accent, -0.3)),
  ...birdBody(400, 440, 1.15, colours),
];

/** Draws the wren of the store's logo. */
export function drawWren(): Shape[] {
  const colours = { ground: '#E4EBE1', main: '#7C9A83', accent: '#4F6A58' };
  return [
    line([360, 600, 352, 710], 20, shade(colours.accent, -0.3)),
    line([450, 600, 458, 710], 20, shade(colours.accent, -0.3)),
    ...birdBody(400, 420, 1.85, colours),
  ];
}

const print: Draw = (colours) => [
  rectangle([216, 126, 376, 556], shade(colours.accent, -0.3), { opacity: 0.16, radius: 4 }),
  rectangle([208, 116, 376, 556], '#3F3B38', { radius: 4 }),
  rectangle([224, 132, 344, 524], '#FCFAF4'),
  line([270, 500, 520, 470], 10, '#7A6A58'),
  blob('470,470 520,420 540,436 500,480', '#86A178'),
  blob('300,500 270,540 290,556 326,516', '#6F8D64'),
  ...birdBody(396, 390, 0.72, colours),
  line([356, 606, 436, 606], 5, shade(colours.accent, 0.3)),
];

const goods: Partial<Record<PictureKind, Draw>> = {
  lamp,
  mushroom,
  lantern,
  blanket,
  cushion,
  towel,
  apron,
  basket,
  board,
  tray,
  clock,
  mirror,
  soap,
  notebook,
  bird,
  print,
};
