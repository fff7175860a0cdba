import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Colour, FONTS, PictureAddress } from './tool-text.ts';

/** What a shop's own pages look like, as far as they tell. */
export const ShopLook = z.object({
  /** Of what is pressed: a button on the shop's pages, and the words on it. */
  buttonColor: z.nullable(Colour),
  buttonTextColor: z.nullable(Colour),
  backgroundColor: z.nullable(Colour),
  textColor: z.nullable(Colour),
  /** What the shop calls its font. */
  fontName: z.nullable(z.string().check(z.maxLength(100))),
  /** Ours that is the same, or closest to it. */
  font: z.nullable(z.enum(FONTS)),
});
export type ShopLook = z.infer<typeof ShopLook>;

export const getShopLook = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/getShopLook',
  summary: 'The colours and the font of the shop’s own theme, which new tools begin with',
  query: z.object({ pageId: z.string() }),
  response: z.object({
    /** Null where neither the theme nor the pages could be read, or told nothing: tools begin in neutral colours. */
    look: z.nullable(ShopLook),
    /** Whether the store gave no leave to read its theme's settings. */
    isThemeClosed: z.boolean(),
  }),
  access: 'merchant',
  mostPerMinute: 30,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const searchGifs = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/searchGifs',
  summary: 'Moving pictures for a tool, by words',
  query: z.object({ pageId: z.string(), text: z.string().check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({
    /** False where this server has no key for a search: `message` says so, in words for the merchant. */
    isSetUp: z.boolean(),
    message: z.nullable(z.string()),
    gifs: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** What a tool shows; `previewUrl` is the small one of a list. */
        url: PictureAddress,
        previewUrl: PictureAddress,
        width: z.int(),
        height: z.int(),
      }),
    ),
    /** To be shown beside the results: the search's own terms ask for it. */
    attribution: z.string(),
  }),
  access: 'merchant',
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
    /** An SVG of `chatUrl`, complete. */
    qrSvg: z.nullable(z.string()),
    /**
     * Opens the shop with this tool in this browser alone, on or off, whatever was closed before; nothing is counted and
     * nobody is signed up. Good for an hour.
     */
    testUrl: z.string(),
  }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND'],
});
