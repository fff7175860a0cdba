import { Button } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { nextRotation, type Background } from '../../../contract/tool-background.ts';
import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { FontField } from '../fields/font-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { SubEditor } from './back-link.tsx';

type PictureKind = 'url' | 'upload';
type Kind = 'color' | 'gradient' | PictureKind;

const KINDS = [
  { value: 'color', label: texts.wheel.types.color },
  { value: 'gradient', label: texts.wheel.types.gradient },
  { value: 'url', label: texts.wheel.types.url },
  { value: 'upload', label: texts.wheel.types.upload },
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
  const against = title === undefined ? {} : { against: { colours: [title], warning: texts.contrast.title } };
  const isPicture = kind === 'url' || kind === 'upload';
  return (
    <SubEditor title={texts.wheel.background}>
      <ChoiceField label={texts.wheel.type} choices={KINDS} value={kind} onChange={choose} />
      {!isPicture && background.kind === 'color' && (
        <ColourField
          label={texts.colours.background}
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
  against: { against?: { colours: string[]; warning: string } };
}

function GradientFields({ background, set, against }: GradientFieldsProps) {
  return (
    <>
      <ColourField
        label={texts.wheel.firstColour}
        value={background.from}
        onChange={(from) => set({ ...background, from })}
        {...against}
      />
      <ColourField
        label={texts.wheel.secondColour}
        value={background.to}
        onChange={(to) => set({ ...background, to })}
        {...against}
      />
      <Button
        variant="default"
        leftSection={<IconRotateClockwise size={16} stroke={1.5} aria-hidden />}
        onClick={() => set({ ...background, rotation: nextRotation(background.rotation) })}
      >
        {texts.wheel.rotate}
      </Button>
      <p role="status" className="bb-spoken">
        {fill(texts.wheel.degrees, { count: background.rotation })}
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
    <SubEditor title={texts.wheel.settings}>
      <FontField
        label={texts.wheel.offerFont}
        value={wheel.offerFont}
        onChange={(offerFont) => change({ offerFont })}
      />
      <ColourField
        label={texts.wheel.markerColour}
        value={wheel.markerColor}
        onChange={(markerColor) => change({ markerColor })}
      />
      <ColourField
        label={texts.wheel.firstWedge}
        value={wheel.wheelColorDark}
        onChange={(wheelColorDark) => change({ wheelColorDark })}
        against={{ colours: [wheel.dashColorDark], warning: texts.contrast.offers }}
      />
      <ColourField
        label={texts.wheel.firstFont}
        value={wheel.dashColorDark}
        onChange={(dashColorDark) => change({ dashColorDark })}
        against={{ colours: [wheel.wheelColorDark], warning: texts.contrast.offers }}
      />
      <ColourField
        label={texts.wheel.secondWedge}
        value={wheel.wheelColorLight}
        onChange={(wheelColorLight) => change({ wheelColorLight })}
        against={{ colours: [wheel.dashColorLight], warning: texts.contrast.offers }}
      />
      <ColourField
        label={texts.wheel.secondFont}
        value={wheel.dashColorLight}
        onChange={(dashColorLight) => change({ dashColorLight })}
        against={{ colours: [wheel.wheelColorLight], warning: texts.contrast.offers }}
      />
    </SubEditor>
  );
}
