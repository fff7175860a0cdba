import * as z from 'zod/mini';
import { Colour, upTo } from './tool-text.ts';

/** The maximum length of the text on Messenger's button, in characters. */
export const LONGEST_MESSENGER_BUTTON = 40;

/** The button that opens a page's chat, on Messenger only. `checkbox`: the shopper has to tick that they agree. */
export const MessengerButton = z.object({
  optinText: z.string().check(z.minLength(1), z.maxLength(LONGEST_MESSENGER_BUTTON)),
  optinOption: z.enum(['button', 'checkbox']),
  optinColor: z.enum(['Blue', 'White']),
  optinSize: z.enum(['Small', 'Medium', 'Large']),
});
export type MessengerButton = z.infer<typeof MessengerButton>;

export const NEW_MESSENGER_BUTTON: Omit<MessengerButton, 'optinText'> = {
  optinOption: 'button',
  optinColor: 'Blue',
  optinSize: 'Medium',
};

/** White would be invisible on a page, so these colours replace it. */
export const THEME_FOR_WHITE = { FB: '#0084FF', WA: '#22CE5B' } as const;

/** The maximum lengths in characters. */
export const LONGEST_CHAT = {
  loggedInGreetingText: 80,
  loggedOutGreetingText: 80,
  greetingText: 5000,
  chatHeading: 50,
  chatSubheading: 150,
} as const;

/** Including spaces between digits. */
export const LONGEST_SUPPORT_NUMBER = 20;

/** The settings of a chat widget for both channels. */
export const Chat = z.object({
  themeColor: Colour,
  chatColorLeft: Colour,
  chatColorRight: Colour,
  // For Messenger.
  loggedInGreetingText: upTo(200),
  loggedOutGreetingText: upTo(200),
  // For WhatsApp.
  greetingText: upTo(5000),
  chatHeading: upTo(200),
  chatSubheading: upTo(400),
  /** The text on the widget. */
  widgetText: upTo(40),
  /** The prepared text of the shopper's first message. */
  defaultText: upTo(500),
  /** The number that receives shoppers' messages: digits, with + and - allowed. */
  supportNumber: z.string().check(z.maxLength(LONGEST_SUPPORT_NUMBER), z.regex(/^[\d+ -]*$/)),
  collectPhone: z.boolean(),
  widgetPosition: z.enum(['left', 'right']),
  /** Pixels from the edge and from the bottom. 0 means 2 % of the window. */
  widgetDistance: z.int().check(z.gte(0), z.lte(500)),
});
export type Chat = z.infer<typeof Chat>;
