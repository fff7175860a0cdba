import { fill } from '#platform/language/reader.ts';
import type { TextPart } from '../../../contract/tool-text.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { FontField } from '../fields/font-field.tsx';
import { LimitedText } from '../fields/limited-text.tsx';
import { SubEditor } from './back-link.tsx';
import { groundOf } from './ground-of.ts';

type CardText = 'title' | 'subtitle' | 'text';

/** A text of a view: its words, font and colour. */
export function TextPanel({ part }: { part: CardText }) {
  const { form, view } = useEditing();
  const shown = view === 'completed' ? 'completed' : 'open';
  const value = form.design.views?.[shown]?.[part];
  if (value === undefined) return null;
  const change = (changed: Partial<TextPart>) =>
    form.change(
      shown === 'completed'
        ? { views: { completed: { [part]: changed } } }
        : { views: { open: { [part]: changed } } },
    );
  return (
    <SubEditor title={fill(texts.general.partOfView, { part: texts.parts[part], view: texts.views[shown] })}>
      <TextFields
        label={texts.parts[part]}
        value={value}
        change={change}
        error={form.faultOf(`views.${shown}.${part}`)}
        ground={groundOf(form.design, shown)}
      />
    </SubEditor>
  );
}

interface TextFieldsProps {
  label: string;
  value: TextPart;
  change: (changed: Partial<TextPart>) => void;
  error: string | null;
  /** The colours behind the text. Null for a picture. */
  ground: readonly string[] | null;
}

/** Fields for text, font and colour. */
export function TextFields({ label, value, change, error, ground }: TextFieldsProps) {
  return (
    <>
      <LimitedText
        label={label}
        value={value.text}
        max={value.maxCharacters}
        isLong={value.maxCharacters > 80}
        error={error}
        onChange={(text) => change({ text })}
      />
      <FontField value={value.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
      <ColourField
        label={texts.colours.font}
        value={value.color}
        onChange={(color) => change({ color })}
        against={{ colours: ground, warning: texts.contrast.ownText }}
      />
    </>
  );
}
