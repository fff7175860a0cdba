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
