import { Button } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { useState } from 'react';
import { nextRotation, type Background } from '../../../contract/tool-background.ts';
import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { FontField } from '../fields/font-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { SubEditor } from './back-link.tsx';

type PictureKind = 'url' | 'upload';
type Kind = 'color' | 'gradient' | PictureKind;

const KINDS = [
  { value: 'color', label: 'Color' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'url', label: 'Image URL' },
  { value: 'upload', label: 'Upload Image' },
] as const;

/** The background of the wheel and its text. Document 3, section 2.2. */
export function WheelBackgroundPanel() {
  const { form, merchant } = useEditing();
  const { background } = form.design;
  const [picking, setPicking] = useState<PictureKind | null>(null);
  if (background === undefined) return null;
  const kind = picking ?? kindOf(background);
  const set = (next: Background) => form.set((design) => ({ ...design, background: next }));
  const choose = (next: Kind) => {
    // The background changes once a picture was chosen.
    setPicking(next === 'url' || next === 'upload' ? next : null);
    if (next === 'color' || next === 'gradient') set(beginOf(next, background));
  };
  const title = form.design.views?.open?.title.color;
  const against = title === undefined ? {} : { against: { colours: [title], name: 'the title' } };
  const isPicture = kind === 'url' || kind === 'upload';
  return (
    <SubEditor title="Background Settings">
      <ChoiceField label="Type" choices={KINDS} value={kind} onChange={choose} />
      {!isPicture && background.kind === 'color' && (
        <ColourField
          label="Background colour"
          value={background.color}
          onChange={(color) => set({ kind: 'color', color })}
          {...against}
        />
      )}
      {!isPicture && background.kind === 'gradient' && (
        <GradientFields background={background} set={set} against={against} />
      )}
      {isPicture && (
        <PictureField
          pageId={merchant.shopUrl}
          sources={[kind === 'upload' ? 'Upload' : 'URL']}
          source={kind === 'upload' ? 'Upload' : 'URL'}
          url={background.kind === 'image' ? background.url : null}
          onUrl={(url) => set(url === null ? WHITE : { kind: 'image', url })}
        />
      )}
    </SubEditor>
  );
}

const WHITE: Background = { kind: 'color', color: '#FFFFFF' };

/** Returns the kind of a stored background. An upload is recognised by its address. */
function kindOf(background: Background): Kind {
  if (background.kind !== 'image') return background.kind;
  return background.url.includes('/cdn/') ? 'upload' : 'url';
}

function beginOf(kind: 'color' | 'gradient', now: Background): Background {
  const colour = now.kind === 'color' ? now.color : now.kind === 'gradient' ? now.from : '#FFFFFF';
  return kind === 'color' ? { kind, color: colour } : { kind, from: colour, to: '#EAF3FF', rotation: 0 };
}

type Gradient = Extract<Background, { kind: 'gradient' }>;

interface GradientFieldsProps {
  background: Gradient;
  set: (next: Background) => void;
  /** The element that lies on both of its colours. */
  against: { against?: { colours: string[]; name: string } };
}

function GradientFields({ background, set, against }: GradientFieldsProps) {
  return (
    <>
      <ColourField
        label="First colour"
        value={background.from}
        onChange={(from) => set({ ...background, from })}
        {...against}
      />
      <ColourField
        label="Second colour"
        value={background.to}
        onChange={(to) => set({ ...background, to })}
        {...against}
      />
      <Button
        variant="default"
        leftSection={<IconRotateClockwise size={16} stroke={1.5} aria-hidden />}
        onClick={() => set({ ...background, rotation: nextRotation(background.rotation) })}
      >
        Rotate Gradient
      </Button>
      <p role="status" className="bb-spoken">
        {background.rotation} degrees
      </p>
    </>
  );
}

/** The font, marker and wedges of the wheel. */
export function WheelStylePanel() {
  const { form } = useEditing();
  const { wheel } = form.design;
  if (wheel === undefined) return null;
  const change = (changed: Partial<NonNullable<ToolSettings['wheel']>>) => form.change({ wheel: changed });
  return (
    <SubEditor title="Wheel Settings">
      <FontField
        label="Font of the offers"
        value={wheel.offerFont}
        onChange={(offerFont) => change({ offerFont })}
      />
      <ColourField
        label="Marker colour"
        value={wheel.markerColor}
        onChange={(markerColor) => change({ markerColor })}
      />
      <ColourField
        label="First wheel colour"
        value={wheel.wheelColorDark}
        onChange={(wheelColorDark) => change({ wheelColorDark })}
        against={{ colours: [wheel.dashColorDark], name: 'its font' }}
      />
      <ColourField
        label="Font colour on the first"
        value={wheel.dashColorDark}
        onChange={(dashColorDark) => change({ dashColorDark })}
        against={{ colours: [wheel.wheelColorDark], name: 'its wedge' }}
      />
      <ColourField
        label="Second wheel colour"
        value={wheel.wheelColorLight}
        onChange={(wheelColorLight) => change({ wheelColorLight })}
        against={{ colours: [wheel.dashColorLight], name: 'its font' }}
      />
      <ColourField
        label="Font colour on the second"
        value={wheel.dashColorLight}
        onChange={(dashColorLight) => change({ dashColorLight })}
        against={{ colours: [wheel.wheelColorLight], name: 'its wedge' }}
      />
    </SubEditor>
  );
}
