import type { PictureKind } from '../shopify/catalogue.ts';
import {
  band,
  blob,
  ellipse,
  line,
  readPoints,
  rectangle,
  shade,
  turned,
  type Colours,
  type Shape,
} from './drawing.ts';

type Draw = (colours: Colours) => Shape[];

/** Draws cups, bowls, pots and other turned or blown vessels. */
export function drawVessel(kind: PictureKind, colours: Colours): Shape[] | null {
  return vessels[kind]?.(colours) ?? null;
}

const mug: Draw = ({ main, accent }) => [
  band([555, 470, 82, 92], [34, -100, 100], shade(main, -0.12)),
  turned(390, '330,160 420,166 540,158 610,130 628,112', main),
  turned(390, '540,158 610,130 628,112', shade(main, -0.1)),
  ellipse([390, 330, 160, 30], shade(main, 0.25)),
  ellipse([390, 335, 142, 22], shade(accent, -0.25)),
  blob('270,400 288,390 292,520 276,540', '#FFFFFF', 0.22),
];

const bowl: Draw = ({ main, accent }) => [
  rectangle([330, 592, 140, 42], shade(main, -0.18), { radius: 12 }),
  turned(400, '400,256 450,246 530,190 590,110 606,80', main),
  turned(400, '530,190 590,110 606,80', shade(main, -0.08)),
  ellipse([400, 400, 256, 46], shade(main, 0.22)),
  ellipse([400, 408, 232, 36], shade(accent, -0.1)),
  ...readPoints('300,470 360,520 440,490 500,460 410,560 330,555 470,545').map(([x, y]) =>
    ellipse([x, y, 4, 4], accent, 0.45),
  ),
];

const plate: Draw = ({ main, accent }) => [
  ellipse([408, 416, 272, 268], shade(accent, -0.3), 0.18),
  ellipse([400, 400, 270, 270], main),
  ellipse([400, 400, 256, 256], shade(main, 0.16)),
  ellipse([400, 400, 186, 186], shade(main, -0.06)),
  ellipse([400, 404, 178, 176], shade(main, 0.2)),
  blob('400,320 440,350 450,410 402,486 356,410 362,350', accent, 0.85),
  line([402, 360, 402, 540], 5, shade(accent, -0.25)),
];

const teapot: Draw = ({ main, accent }) => [
  band([400, 440, 158, 150], [22, 185, 355], accent),
  blob('250,470 190,440 150,370 126,372 142,450 200,540 260,560', shade(main, -0.1)),
  turned(400, '380,90 410,150 490,196 570,168 622,110 630,96', main),
  turned(400, '570,168 622,110 630,96', shade(main, -0.1)),
  ellipse([400, 382, 92, 20], shade(main, 0.18)),
  turned(400, '346,20 362,60 382,88', shade(main, 0.1)),
  ellipse([400, 338, 24, 20], accent),
  blob('270,440 296,420 286,520 262,520', '#FFFFFF', 0.2),
];

const jug: Draw = ({ main, accent }) => [
  band([500, 470, 92, 96], [30, -110, 80], shade(main, -0.12)),
  turned(390, '310,96 350,86 400,96 500,138 580,130 622,96 630,88', main),
  turned(390, '580,130 622,96 630,88', shade(main, -0.1)),
  blob('306,300 250,290 232,302 300,350', main),
  ellipse([390, 310, 96, 20], shade(main, -0.08)),
  ellipse([390, 314, 82, 14], shade(accent, -0.2)),
  blob('296,450 316,430 312,540 294,540', '#FFFFFF', 0.35),
];

const oneGlass = (x: number, { main, accent }: Colours): Shape[] => [
  turned(x + 60, '320,96 480,88 620,78', main, 0.45),
  turned(x + 60, '430,90 520,85 608,76', shade(main, 0.3), 0.75),
  ellipse([x + 60, 430, 90, 15], shade(main, 0.5), 0.9),
  ellipse([x + 60, 320, 96, 18], '#FFFFFF', 0.75),
  ellipse([x + 60, 322, 86, 13], shade(main, 0.45)),
  ellipse([x + 60, 620, 78, 13], accent, 0.5),
  ...[-58, -30, 0, 30, 58].map((dx) => line([x + 60 + dx * 1.1, 345, x + 60 + dx, 612], 4, '#FFFFFF', 0.45)),
];

const glass: Draw = (colours) => [...oneGlass(250, colours), ...oneGlass(420, colours)];

const vase: Draw = ({ main, accent }) => [
  line([408, 330, 440, 120], 7, '#6E8467'),
  blob('425,230 470,190 520,186 480,236', '#7F9777'),
  blob('416,280 372,246 326,250 366,290', '#8BA382'),
  ...readPoints('440,92 466,118 456,150 424,150 414,118').map(([x, y]) => ellipse([x, y, 25, 25], '#F4D9A8')),
  ellipse([440, 124, 17, 17], '#C98B3C'),
  turned(400, '320,50 356,42 410,84 490,148 570,136 618,92 630,84', main),
  turned(400, '560,140 618,92 630,84', shade(main, -0.09)),
  ellipse([400, 320, 50, 11], shade(accent, -0.15)),
  blob('296,470 318,446 312,540 296,544', '#FFFFFF', 0.28),
];

const candle: Draw = ({ main, accent }) => [
  ellipse([400, 250, 110, 130], '#FFF3C9', 0.55),
  blob('400,196 426,262 400,300 376,262', '#F0A63A'),
  blob('400,236 412,270 400,292 390,270', '#FDEBB5'),
  line([400, 290, 400, 350], 6, '#4B4440'),
  rectangle([270, 356, 260, 272], main, { radius: 20 }),
  rectangle([470, 356, 60, 272], shade(main, -0.08), { radius: 20 }),
  ellipse([400, 362, 130, 26], shade(main, 0.4)),
  ellipse([400, 364, 112, 19], '#FBF3E2'),
  rectangle([322, 444, 156, 104], '#FFFDF7', { radius: 6 }),
  line([350, 478, 450, 478], 8, accent),
  line([368, 508, 432, 508], 5, shade(accent, 0.4)),
];

const planter: Draw = ({ main, accent }) => [
  ...readPoints('400,150 320,200 480,200 268,290 532,290').flatMap(([x, y]) => [
    line([400, 470, x, y + 30], 7, '#5F7A55'),
    blob(
      `${x},${y - 50} ${x + 44},${y + 20} ${x},${y + 90} ${x - 44},${y + 20}`,
      x === 400 ? '#86A178' : '#6F8D64',
    ),
  ]),
  turned(400, '446,136 520,124 606,102 618,98', main),
  rectangle([254, 424, 292, 46], shade(main, 0.12), { radius: 12 }),
  rectangle([274, 608, 252, 26], accent, { radius: 12 }),
];

const vessels: Partial<Record<PictureKind, Draw>> = {
  mug,
  bowl,
  plate,
  teapot,
  jug,
  glass,
  vase,
  candle,
  planter,
};
