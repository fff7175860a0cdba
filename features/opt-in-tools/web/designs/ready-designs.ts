import type { FONTS } from '../../contract/tool-text.ts';

/** Colours that go together, each `#RRGGBB`; the pairs that lie on each other can be read. */
export interface Palette {
  paper: string;
  ink: string;
  muted: string;
  /** The button, the pill, and the dark wedges. */
  accent: string;
  onAccent: string;
  /** The light wedges; `ink` is on them. */
  wedge: string;
}

/** A look to begin from: colours, letters, a picture of ours, and words for shops that write English. */
export interface ReadyDesign {
  name: string;
  /** The season or trade that it is for. */
  for: string;
  palette: Palette;
  titleFont: (typeof FONTS)[number];
  textFont: (typeof FONTS)[number];
  /** The picture's name: `/designs/<picture>.svg`. */
  picture: string;
  words: { title: string; subtitle: string; submit: string };
}

/** Drawn and written for Bellbird. Their papers are light: what a form says of its own is dark. */
export const READY_DESIGNS: readonly ReadyDesign[] = [
  {
    name: 'First frost',
    for: 'Winter',
    palette: {
      paper: '#F4F8FC',
      ink: '#12304A',
      muted: '#46627B',
      accent: '#1B5E8C',
      onAccent: '#FFFFFF',
      wedge: '#D6E8F5',
    },
    titleFont: 'Lora',
    textFont: 'Lato',
    picture: 'first-frost',
    words: {
      title: 'Something warm for cold days',
      subtitle: 'Sign up, and the winter collection reaches you first.',
      submit: 'Keep me warm',
    },
  },
  {
    name: 'New leaves',
    for: 'Spring',
    palette: {
      paper: '#F6FBF1',
      ink: '#24361A',
      muted: '#51634A',
      accent: '#3C6E1F',
      onAccent: '#FFFFFF',
      wedge: '#DCEFCB',
    },
    titleFont: 'Raleway',
    textFont: 'Raleway',
    picture: 'new-leaves',
    words: {
      title: 'Fresh for spring',
      subtitle: 'Hear of new arrivals before they are gone.',
      submit: 'Tell me first',
    },
  },
  {
    name: 'Long evening',
    for: 'Summer',
    palette: {
      paper: '#FFF7EC',
      ink: '#47230B',
      muted: '#735037',
      accent: '#B8480B',
      onAccent: '#FFFFFF',
      wedge: '#FFE1BD',
    },
    titleFont: 'Montserrat',
    textFont: 'Lato',
    picture: 'long-evening',
    words: {
      title: 'Summer is on',
      subtitle: 'Sign up for the offers of the season.',
      submit: 'Count me in',
    },
  },
  {
    name: 'Harvest',
    for: 'Autumn',
    palette: {
      paper: '#FBF4EA',
      ink: '#3D2413',
      muted: '#6B4E38',
      accent: '#8A3F16',
      onAccent: '#FFFFFF',
      wedge: '#F1D9B8',
    },
    titleFont: 'Slabo',
    textFont: 'Lato',
    picture: 'harvest',
    words: {
      title: 'A gift for autumn',
      subtitle: 'Leave your number, and your next order is cheaper.',
      submit: 'Send me the code',
    },
  },
  {
    name: 'Gift table',
    for: 'Holidays',
    palette: {
      paper: '#FFF9F7',
      ink: '#3B1013',
      muted: '#6E4144',
      accent: '#A31621',
      onAccent: '#FFFFFF',
      wedge: '#F7DCDC',
    },
    titleFont: 'Lora',
    textFont: 'Lato',
    picture: 'gift-table',
    words: {
      title: 'Presents, in good time',
      subtitle: 'We tell you what sells out, while it is still there.',
      submit: 'Tell me in time',
    },
  },
  {
    name: 'Night sale',
    for: 'Sale days',
    palette: {
      paper: '#FFFAE8',
      ink: '#14151B',
      muted: '#55524A',
      accent: '#14151B',
      onAccent: '#FFC832',
      wedge: '#FFE08A',
    },
    titleFont: 'Oswald',
    textFont: 'Roboto',
    picture: 'night-sale',
    words: {
      title: 'In before the doors open',
      subtitle: 'Whoever signed up gets the prices an hour earlier.',
      submit: 'Let me in early',
    },
  },
  {
    name: 'Atelier',
    for: 'Fashion',
    palette: {
      paper: '#FFFFFF',
      ink: '#171717',
      muted: '#5A5A5A',
      accent: '#171717',
      onAccent: '#FFFFFF',
      wedge: '#ECE8E2',
    },
    titleFont: 'Montserrat',
    textFont: 'HelveticaNeue',
    picture: 'atelier',
    words: {
      title: 'The next drop, first',
      subtitle: 'Sign up, and see it a day before everybody.',
      submit: 'Put me on the list',
    },
  },
  {
    name: 'Still water',
    for: 'Beauty and care',
    palette: {
      paper: '#FDF6F7',
      ink: '#46222E',
      muted: '#74505C',
      accent: '#9B2F55',
      onAccent: '#FFFFFF',
      wedge: '#F6DCE4',
    },
    titleFont: 'Prompt',
    textFont: 'Prompt',
    picture: 'still-water',
    words: {
      title: 'Be good to yourself',
      subtitle: 'A small present for your first order.',
      submit: 'Yes, please',
    },
  },
  {
    name: 'Market morning',
    for: 'Food and drink',
    palette: {
      paper: '#FFFBEF',
      ink: '#2E2A12',
      muted: '#5F5A3C',
      accent: '#556B12',
      onAccent: '#FFFFFF',
      wedge: '#F3E9B8',
    },
    titleFont: 'Slabo',
    textFont: 'Lora',
    picture: 'market-morning',
    words: {
      title: 'Fresh today',
      subtitle: 'What comes in, and what goes with it: straight to your phone.',
      submit: 'Keep me hungry',
    },
  },
  {
    name: 'Clay and linen',
    for: 'Home',
    palette: {
      paper: '#F8F4EF',
      ink: '#33291F',
      muted: '#645749',
      accent: '#7A5230',
      onAccent: '#FFFFFF',
      wedge: '#E8DCCB',
    },
    titleFont: 'Raleway',
    textFont: 'Lato',
    picture: 'clay-and-linen',
    words: {
      title: 'For a home you like to come to',
      subtitle: 'Ideas and offers, now and then.',
      submit: 'Show me more',
    },
  },
  {
    name: 'Circuit',
    for: 'Electronics',
    palette: {
      paper: '#F2FAF9',
      ink: '#0E1726',
      muted: '#4A5A70',
      accent: '#0B6E63',
      onAccent: '#FFFFFF',
      wedge: '#C9EFE9',
    },
    titleFont: 'Roboto',
    textFont: 'Roboto',
    picture: 'circuit',
    words: {
      title: 'Know when it is back',
      subtitle: 'New models and stock, the moment they are in.',
      submit: 'Notify me',
    },
  },
  {
    name: 'Playground',
    for: 'Children and toys',
    palette: {
      paper: '#FFFDF4',
      ink: '#272B5C',
      muted: '#555986',
      accent: '#C2281D',
      onAccent: '#FFFFFF',
      wedge: '#FFE58A',
    },
    titleFont: 'Prompt',
    textFont: 'Lato',
    picture: 'playground',
    words: {
      title: 'Who wants to play?',
      subtitle: 'Sign up, and your next toy costs less.',
      submit: 'We do',
    },
  },
];
