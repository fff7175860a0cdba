import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import { contrastOf, READABLE } from '../../../rules/theme/contrast.ts';
import { texts } from '../../../texts/en.ts';
import styles from './fields.module.css';

interface ColourFieldProps {
  label: string;
  /** The colour as `#RRGGBB`. */
  value: string;
  onChange: (colour: string) => void;
  /**
   * Colours that the field's colour is on, or under, or null for a picture. The warning is shown if the contrast is too
   * low.
   */
  against?: { colours: readonly string[] | null; warning: string };
}

const TO_A_TENTH = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const WHOLE = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** A colour field with a picker and a code. */
export function ColourField({ label, value, onChange, against }: ColourFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const colour = readColour(text);
    if (colour !== null) onChange(colour);
  };
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.picker}
        value={value.toLowerCase()}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
        aria-label={fill(texts.fields.pickColour, { label })}
      />
      <TextInput
        id={id}
        label={label}
        className={styles.code ?? ''}
        value={draft ?? value.toUpperCase()}
        maxLength={7}
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setDraft(null)}
        error={draft !== null && readColour(draft) === null ? texts.fields.colourInvalid : null}
      />
      {against !== undefined && against.colours !== null && (
        <ContrastNote colour={value} colours={against.colours} warning={against.warning} />
      )}
    </div>
  );
}

interface ContrastNoteProps {
  colour: string;
  colours: readonly string[];
  warning: string;
}

function ContrastNote({ colour, colours, warning }: ContrastNoteProps) {
  const contrast = Math.min(...colours.map((one) => contrastOf(colour, one)));
  if (contrast >= READABLE) return null;
  return (
    <p className={styles.contrast} role="status">
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      {warning}{' '}
      {fill(colours.length > 1 ? texts.contrast.measuredInPart : texts.contrast.measured, {
        contrast: TO_A_TENTH.format(contrast),
        readable: READABLE,
      })}
    </p>
  );
}

/** Returns the colour as `#RRGGBB`, or null. Three digits count as six. */
function readColour(text: string): string | null {
  const digits = WHOLE.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toUpperCase()}`;
}
