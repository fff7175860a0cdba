import { texts } from '../../texts/en.ts';
import styles from './design-choice.module.css';
import type { Palette } from './ready-design.ts';
import { READY_DESIGNS } from './ready-designs.ts';

interface DesignChoiceProps {
  legend: string;
  /** The chosen design's name, or null for none. */
  chosen: string | null;
  choose: (name: string | null) => void;
  /** Whether "no design" can be chosen as well. */
  hasPlain?: boolean;
}

/** The choice of ready designs, each in its colours. */
export function DesignChoice({ legend, chosen, choose, hasPlain = false }: DesignChoiceProps) {
  return (
    <fieldset className={styles.designs}>
      <legend>{legend}</legend>
      {hasPlain && (
        <Option
          name={texts.designs.plain}
          about={texts.designs.plainAbout}
          isChosen={chosen === null}
          choose={() => choose(null)}
        >
          <span className={styles.plain} aria-hidden />
        </Option>
      )}
      {READY_DESIGNS.map((design) => (
        <Option
          key={design.name}
          name={design.name}
          about={design.for}
          isChosen={chosen === design.name}
          choose={() => choose(design.name)}
        >
          <Swatch palette={design.palette} picture={design.picture} />
        </Option>
      ))}
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  about: string;
  isChosen: boolean;
  choose: () => void;
  children: React.ReactNode;
}

function Option({ name, about, isChosen, choose, children }: OptionProps) {
  return (
    <label className={styles.design}>
      <input type="radio" name="ready-design" checked={isChosen} onChange={choose} />
      {children}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
      </span>
    </label>
  );
}

function Swatch({ palette, picture }: { palette: Palette; picture: string }) {
  return (
    <span className={styles.swatch} style={{ background: palette.paper }} aria-hidden>
      <img src={`/designs/${picture}.svg`} alt="" loading="lazy" width={96} height={72} />
      <span className={styles.line} style={{ background: palette.ink }} />
      <span className={styles.button} style={{ background: palette.accent }} />
    </span>
  );
}
