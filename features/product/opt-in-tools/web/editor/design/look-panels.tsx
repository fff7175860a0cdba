import { TextInput } from '@mantine/core';
import { useEditing } from '../editing.ts';
import { VIEW_NAMES } from '../editor-faults.ts';
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
    <SubEditor title={`Background-color · ${VIEW_NAMES[shown]}`}>
      <ColourField
        label="Background colour"
        value={card.backgroundColor}
        onChange={(backgroundColor) => change({ backgroundColor })}
        against={{ colours: [card.title.color], name: 'the title' }}
      />
      <ColourField
        label="Cross colour"
        value={card.closeButtonColor}
        onChange={(closeButtonColor) => change({ closeButtonColor })}
        against={{ colours: groundOf(form.design, shown), name: 'the background' }}
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
    <SubEditor title="Background-image">
      <PictureField
        pageId={merchant.shopUrl}
        sources={['URL', 'Upload', 'GIF']}
        source={image.imageSource}
        onSource={(imageSource) => form.change({ image: { imageSource } })}
        url={image.url}
        onUrl={(url) => form.change({ image: { url } })}
      />
      <TextInput
        label="What it shows"
        description="For shoppers who cannot see it. Leave it empty for a picture that only decorates."
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
    <SubEditor title={`Logo · ${VIEW_NAMES[shown]}`}>
      <PictureField
        label="Logo"
        pageId={merchant.shopUrl}
        sources={['Upload']}
        source="Upload"
        url={card.heroLogoUrl}
        onUrl={setLogo}
      />
      <AddressField label="Logo URL" url={card.heroLogoUrl} onUrl={setLogo} />
      {wheel && (
        <AddressField
          label="Logo in the middle of the wheel, URL"
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
    <SubEditor title="Pill">
      <TextFields
        label="Text"
        value={pill.text}
        change={(text) => form.change({ views: { collapsed: { text } } })}
        error={form.faultOf('views.collapsed.text')}
        ground={[pill.backgroundColor]}
      />
      <ColourField
        label="Background colour"
        value={pill.backgroundColor}
        onChange={(backgroundColor) => form.change({ views: { collapsed: { backgroundColor } } })}
        against={{ colours: [pill.text.color], name: 'the text' }}
      />
      <ColourField
        label="Cross colour"
        value={pill.closeButtonColor}
        onChange={(closeButtonColor) => form.change({ views: { collapsed: { closeButtonColor } } })}
        against={{ colours: [pill.backgroundColor], name: 'the pill' }}
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
    <SubEditor title="Button">
      <LimitedText
        label="Button text"
        max={40}
        value={open.submitText}
        error={form.faultOf('views.open.submitText')}
        onChange={(submitText) => form.change({ views: { open: { submitText } } })}
      />
      <ColourField
        label="Button colour"
        value={open.buttonColor}
        onChange={(buttonColor) => form.change({ views: { open: { buttonColor } } })}
        against={{ colours: [open.buttonTextColor], name: 'the text on it' }}
      />
      <ColourField
        label="Colour of its text"
        value={open.buttonTextColor}
        onChange={(buttonTextColor) => form.change({ views: { open: { buttonTextColor } } })}
        against={{ colours: [open.buttonColor], name: 'the button' }}
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
    <SubEditor title="Discount code · Completed View">
      <FontField
        value={fontFamily}
        onChange={(font) => form.change({ views: { completed: { discountCode: { fontFamily: font } } } })}
      />
      <ColourField
        label="Colour of the code"
        value={color}
        onChange={(code) => form.change({ views: { completed: { discountCode: { color: code } } } })}
        against={{ colours: groundOf(form.design, 'completed'), name: 'the background' }}
      />
    </SubEditor>
  );
}
