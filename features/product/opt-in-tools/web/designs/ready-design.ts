import type { FONTS } from '../../contract/tool-text.ts';

/** Colours that fit together, each `#RRGGBB`. Text is readable on each pair that is used together. */
export interface Palette {
  paper: string;
  ink: string;
  muted: string;
  /** The colour of the button, the pill and the dark wedges. */
  accent: string;
  onAccent: string;
  /** The colour of the light wedges, with text in `ink`. */
  wedge: string;
}

/** A design to start from: colours, fonts, one of our pictures, and texts for shops that write English. */
export interface ReadyDesign {
  name: string;
  /** The season or industry of the design. */
  for: string;
  palette: Palette;
  titleFont: (typeof FONTS)[number];
  textFont: (typeof FONTS)[number];
  /** The picture's name in `/designs/<picture>.svg`. */
  picture: string;
  words: { title: string; subtitle: string; submit: string };
}
