import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Colour, FONTS, PictureAddress } from './tool-text.ts';

/** The colours and font of a shop's own pages, as far as they reveal it. */
export const ShopTheme = z.object({
  /** The background colour of the shop's buttons. `buttonTextColor` is the colour of their text. */
  buttonColor: z.nullable(Colour),
  buttonTextColor: z.nullable(Colour),
  backgroundColor: z.nullable(Colour),
  textColor: z.nullable(Colour),
  /** The name of the shop's font. */
  fontName: z.nullable(z.string().check(z.maxLength(100))),
  /** Our own font that is the same, or closest to it. */
  font: z.nullable(z.enum(FONTS)),
});
export type ShopTheme = z.infer<typeof ShopTheme>;

export const getShopTheme = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/getShopTheme',
  summary: 'The colours and the font of the shop’s own theme, which new tools begin with',
  query: z.object({ pageId: z.string() }),
  response: z.object({
    /**
     * Null if neither the theme nor the pages could be read, or revealed nothing. Tools then start in neutral colours.
     */
    look: z.nullable(ShopTheme),
    /** Whether the store did not permit reading its theme's settings. */
    isThemeClosed: z.boolean(),
  }),
  access: 'view',
  mostPerMinute: 30,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const searchGifs = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/searchGifs',
  summary: 'Moving pictures for a tool, by words',
  query: z.object({ pageId: z.string(), text: z.string().check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({
    /** False if this server has no key for a search. `message` then says so to the merchant. */
    isSetUp: z.boolean(),
    message: z.nullable(z.string()),
    gifs: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** The picture that a tool shows. `previewUrl` is the small one for a list. */
        url: PictureAddress,
        previewUrl: PictureAddress,
        width: z.int(),
        height: z.int(),
      }),
    ),
    /** Must be shown beside the results, by the terms of the search. */
    attribution: z.string(),
  }),
  access: 'view',
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'PARTNER_FAILED'],
});

export const getToolLinks = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/getLinks',
  summary: 'The link into a tool’s chat with its QR code, and the link that shows the tool in the shop',
  query: z.object({ id: z.string() }),
  response: z.object({
    /** Null while the shop has no such chat. */
    chatUrl: z.nullable(z.string()),
    /** A complete SVG of `chatUrl`. */
    qrSvg: z.nullable(z.string()),
    /**
     * Opens the shop with this tool in this browser only, whether it is on or off, and whatever was closed before.
     * Nothing is counted and nobody is signed up. Valid for an hour.
     */
    testUrl: z.string(),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND'],
});
