import * as z from 'zod/mini';
import { Colour, upTo } from './tool-text.ts';

/** The most characters of what Messenger's button says. */
export const LONGEST_MESSENGER_BUTTON = 40;

/** The button that opens a page's chat, on Messenger alone. `checkbox`: it has to be ticked that this is agreed to. */
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

/** A white theme would not be seen on a page; these are shown instead. */
export const THEME_FOR_WHITE = { FB: '#0084FF', WA: '#22CE5B' } as const;

/** The most characters of each. */
export const LONGEST_CHAT = {
  loggedInGreetingText: 80,
  loggedOutGreetingText: 80,
  greetingText: 5000,
  chatHeading: 50,
  chatSubheading: 150,
} as const;

/** With the gaps between its digits. */
export const LONGEST_SUPPORT_NUMBER = 20;

/** A chat widget's own settings, of both channels. */
export const Chat = z.object({
  themeColor: Colour,
  chatColorLeft: Colour,
  chatColorRight: Colour,
  // Messenger.
  loggedInGreetingText: upTo(200),
  loggedOutGreetingText: upTo(200),
  // WhatsApp.
  greetingText: upTo(5000),
  chatHeading: upTo(200),
  chatSubheading: upTo(400),
  /** On the widget itself. */
  widgetText: upTo(40),
  /** What the shopper's first message is begun with. */
  defaultText: upTo(500),
  /** Digits with or without + and -; shoppers' messages go there. */
  supportNumber: z.string().check(z.maxLength(LONGEST_SUPPORT_NUMBER), z.regex(/^[\d+ -]*$/)),
  collectPhone: z.boolean(),
  widgetPosition: z.enum(['left', 'right']),
  /** From the edge and from the bottom, in px; 0 stands for 2 % of the window. */
  widgetDistance: z.int().check(z.gte(0), z.lte(500)),
});
export type Chat = z.infer<typeof Chat>;
