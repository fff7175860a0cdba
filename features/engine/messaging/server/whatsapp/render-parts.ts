import { LINK_IN_TEXT, type MediaSource, type Place } from '../../contract/content/whatsapp-parts.ts';

/** What a content needs in addition to be rendered for one recipient. */
export interface Rendering {
  recipient: { to: string } | { recipient: string };
  /** Our note; every status returns it. */
  note: string;
  /** The public address of a short link, by its code. */
  linkUrl: (code: string) => string;
  /** Ids of files that were uploaded before, by URL. They are sent instead of the URL. */
  mediaIds: ReadonlyMap<string, string>;
}

/** Writes the links and files of one message. */
export class RenderParts {
  readonly #codes: Readonly<Record<string, string>>;
  readonly #rendering: Pick<Rendering, 'linkUrl' | 'mediaIds'>;

  constructor(linkCodes: Record<string, string> | undefined, rendering: Rendering) {
    this.#codes = linkCodes ?? {};
    this.#rendering = rendering;
  }

  code(slot: string): string {
    const code = this.#codes[slot];
    // A message without its link must not be sent: it would show internal text.
    if (code === undefined) throw new Error(`the message has no link ${slot}`);
    return code;
  }

  link(slot: string): string {
    return this.#rendering.linkUrl(this.code(slot));
  }

  text(text: string): string {
    return text.replaceAll(LINK_IN_TEXT, (_whole, slot: string) => this.link(slot));
  }

  media(source: MediaSource): MediaSource {
    if ('id' in source) return { id: source.id };
    const id = this.#rendering.mediaIds.get(source.link);
    return id === undefined ? { link: source.link } : { id };
  }
}

/** Degrees as WhatsApp writes them, in plain digits. */
export function renderPlace({ latitude, longitude, name, address }: Place) {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6), name, address };
}
