import { NativeSelect } from '@mantine/core';
import { FONTS } from '../../../contract/tool-text.ts';
import { texts } from '../../../texts/en.ts';

type Font = (typeof FONTS)[number];

interface FontFieldProps {
  label?: string;
  value: Font;
  onChange: (font: Font) => void;
}

/** A choice among the known fonts. */
export function FontField({ label = texts.fields.font, value, onChange }: FontFieldProps) {
  return (
    <NativeSelect
      label={label}
      data={[...FONTS]}
      value={value}
      onChange={(event) => {
        const font = FONTS.find((one) => one === event.currentTarget.value);
        if (font) onChange(font);
      }}
    />
  );
}
