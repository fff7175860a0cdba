/** The texts of the ready designs for shoppers, for shops that write English. */
export const DESIGN_WORDS = {
  firstFrost: {
    title: 'Something warm for cold days',
    subtitle: 'Sign up, and the winter collection reaches you first.',
    submit: 'Keep me warm',
  },
  newLeaves: {
    title: 'Fresh for spring',
    subtitle: 'Hear of new arrivals before they are gone.',
    submit: 'Tell me first',
  },
  longEvening: {
    title: 'Summer is on',
    subtitle: 'Sign up for the offers of the season.',
    submit: 'Count me in',
  },
  harvest: {
    title: 'A gift for autumn',
    subtitle: 'Leave your number, and your next order is cheaper.',
    submit: 'Send me the code',
  },
  giftTable: {
    title: 'Presents, in good time',
    subtitle: 'We tell you what sells out, while it is still there.',
    submit: 'Tell me in time',
  },
  nightSale: {
    title: 'In before the doors open',
    subtitle: 'Whoever signed up gets the prices an hour earlier.',
    submit: 'Let me in early',
  },
  atelier: {
    title: 'The next drop, first',
    subtitle: 'Sign up, and see it a day before everybody.',
    submit: 'Put me on the list',
  },
  stillWater: {
    title: 'Be good to yourself',
    subtitle: 'A small present for your first order.',
    submit: 'Yes, please',
  },
  marketMorning: {
    title: 'Fresh today',
    subtitle: 'What comes in, and what goes with it: straight to your phone.',
    submit: 'Keep me hungry',
  },
  clayAndLinen: {
    title: 'For a home you like to come to',
    subtitle: 'Ideas and offers, now and then.',
    submit: 'Show me more',
  },
  circuit: {
    title: 'Know when it is back',
    subtitle: 'New models and stock, the moment they are in.',
    submit: 'Notify me',
  },
  playground: {
    title: 'Who wants to play?',
    subtitle: 'Sign up, and your next toy costs less.',
    submit: 'We do',
  },
} as const;
