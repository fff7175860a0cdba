import { TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { FontField } from '../fields/font-field.tsx';
import { LimitedText } from '../fields/limited-text.tsx';
import { AddressField, PictureField } from '../fields/picture-field.tsx';
import { SubEditor } from './back-link.tsx';
import { groundOf } from './ground-of.ts';
import { TextFields } from './text-panel.tsx';

/** The colour of the card, and its close button. */
export function BackgroundColorPanel() {
  const { form, view } = useEditing();
  const shown = view === 'completed' ? 'completed' : 'open';
  const card = form.design.views?.[shown];
  if (card === undefined) return null;
  const change = (changed: { backgroundColor?: string; closeButtonColor?: string }) =>
    form.change(shown === 'completed' ? { views: { completed: changed } } : { views: { open: changed } });
  return (
    <SubEditor
      title={fill(texts.general.partOfView, { part: texts.parts.backgroundColor, view: texts.views[shown] })}
    >
      <ColourField
        label={texts.colours.background}
        value={card.backgroundColor}
        onChange={(backgroundColor) => change({ backgroundColor })}
        against={{ colours: [card.title.color], warning: texts.contrast.title }}
      />
      <ColourField
        label={texts.colours.cross}
        value={card.closeButtonColor}
        onChange={(closeButtonColor) => change({ closeButtonColor })}
        against={{ colours: groundOf(form.design, shown), warning: texts.contrast.cross }}
      />
    </SubEditor>
  );
}

/** The picture beside, above or behind the text. */
export function BackgroundImagePanel() {
  const { form, merchant } = useEditing();
  const { image } = form.design;
  if (image === undefined) return null;
  return (
    <SubEditor title={texts.parts.backgroundImage}>
      <PictureField
        pageId={merchant.shopUrl}
        sources={['URL', 'Upload', 'GIF']}
        source={image.imageSource}
        onSource={(imageSource) => form.change({ image: { imageSource } })}
        url={image.url}
        onUrl={(url) => form.change({ image: { url } })}
      />
      <TextInput
        label={texts.looks.shows}
        description={texts.looks.showsHint}
        maxLength={200}
        value={image.alt}
        onChange={(event) => form.change({ image: { alt: event.currentTarget.value } })}
      />
    </SubEditor>
  );
}

/** The shop's logo above the title, or in the middle of the wheel. */
export function LogoPanel() {
  const { form, view, merchant } = useEditing();
  const shown = view === 'completed' ? 'completed' : 'open';
  const card = form.design.views?.[shown];
  const { wheel } = form.design;
  if (card === undefined) return null;
  const setLogo = (heroLogoUrl: string | null) =>
    form.change(
      shown === 'completed'
        ? { views: { completed: { heroLogoUrl } } }
        : { views: { open: { heroLogoUrl } } },
    );
  return (
    <SubEditor title={fill(texts.general.partOfView, { part: texts.parts.logo, view: texts.views[shown] })}>
      <PictureField
        label={texts.parts.logo}
        pageId={merchant.shopUrl}
        sources={['Upload']}
        source="Upload"
        url={card.heroLogoUrl}
        onUrl={setLogo}
      />
      <AddressField label={texts.looks.logoUrl} url={card.heroLogoUrl} onUrl={setLogo} />
      {wheel && (
        <AddressField
          label={texts.looks.wheelLogoUrl}
          url={wheel.wheelLogoUrl}
          onUrl={(wheelLogoUrl) => form.change({ wheel: { wheelLogoUrl } })}
        />
      )}
    </SubEditor>
  );
}

/** The closed pill. */
export function PillPanel() {
  const { form } = useEditing();
  const pill = form.design.views?.collapsed;
  if (pill === undefined) return null;
  return (
    <SubEditor title={texts.parts.pill}>
      <TextFields
        label={texts.parts.text}
        value={pill.text}
        change={(text) => form.change({ views: { collapsed: { text } } })}
        error={form.faultOf('views.collapsed.text')}
        ground={[pill.backgroundColor]}
      />
      <ColourField
        label={texts.colours.background}
        value={pill.backgroundColor}
        onChange={(backgroundColor) => form.change({ views: { collapsed: { backgroundColor } } })}
        against={{ colours: [pill.text.color], warning: texts.contrast.pillText }}
      />
      <ColourField
        label={texts.colours.cross}
        value={pill.closeButtonColor}
        onChange={(closeButtonColor) => form.change({ views: { collapsed: { closeButtonColor } } })}
        against={{ colours: [pill.backgroundColor], warning: texts.contrast.crossOnPill }}
      />
    </SubEditor>
  );
}

/** The button that sends the number. */
export function ButtonPanel() {
  const { form } = useEditing();
  const open = form.design.views?.open;
  if (open === undefined) return null;
  return (
    <SubEditor title={texts.parts.button}>
      <LimitedText
        label={texts.looks.buttonText}
        max={40}
        value={open.submitText}
        error={form.faultOf('views.open.submitText')}
        onChange={(submitText) => form.change({ views: { open: { submitText } } })}
      />
      <ColourField
        label={texts.colours.button}
        value={open.buttonColor}
        onChange={(buttonColor) => form.change({ views: { open: { buttonColor } } })}
        against={{ colours: [open.buttonTextColor], warning: texts.contrast.buttonText }}
      />
      <ColourField
        label={texts.colours.buttonText}
        value={open.buttonTextColor}
        onChange={(buttonTextColor) => form.change({ views: { open: { buttonTextColor } } })}
        against={{ colours: [open.buttonColor], warning: texts.contrast.buttonText }}
      />
    </SubEditor>
  );
}

/** The appearance of the shopper's discount code. */
export function CodePanel() {
  const { form } = useEditing();
  const completed = form.design.views?.completed;
  if (completed === undefined) return null;
  const { color, fontFamily } = completed.discountCode;
  return (
    <SubEditor
      title={fill(texts.general.partOfView, { part: texts.parts.code, view: texts.views.completed })}
    >
      <FontField
        value={fontFamily}
        onChange={(font) => form.change({ views: { completed: { discountCode: { fontFamily: font } } } })}
      />
      <ColourField
        label={texts.colours.code}
        value={color}
        onChange={(code) => form.change({ views: { completed: { discountCode: { color: code } } } })}
        against={{ colours: groundOf(form.design, 'completed'), warning: texts.contrast.code }}
      />
    </SubEditor>
  );
}
