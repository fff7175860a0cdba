import { NativeSelect, TextInput } from '@mantine/core';
import type { FlowButton } from '../../../contract/flow-button.ts';
import type { Place } from '../../../rules/editor/document.ts';
import { asKind, changeButton, moveButton, removeButton } from '../../../rules/editor/edit-buttons.ts';
import { buttonTitleFault, buttonValueFault } from '../../../rules/editor/node-fault.ts';
import { texts } from '../../../texts/en.ts';
import { placeName, useEditing } from '../editing.ts';
import { focusPlace } from '../focus-place.ts';
import { PanelActions } from '../panel-actions.tsx';
import styles from '../panel.module.css';
import { ShortField } from '../short-field.tsx';

const KINDS: { value: FlowButton['kind']; label: string }[] = [
  { value: 'page', label: texts.buttons.kinds.page },
  { value: 'address', label: texts.buttons.kinds.address },
  { value: 'call', label: texts.buttons.kinds.call },
];

interface ButtonPanelProps {
  place: Place;
  button: FlowButton;
  close: () => void;
}

/** The panel that edits a button: its title, and its action. */
export function ButtonPanel({ place, button, close }: ButtonPanelProps) {
  const { edit, limits } = useEditing();
  const kind = placeName(place);
  const change = (with_: (now: FlowButton) => FlowButton, field: string | null) =>
    edit((document) => changeButton(document, place, with_), field && `${kind} ${field}`);
  return (
    <div className={styles.panel} role="group" aria-label={texts.buttons.edit}>
      <ShortField
        label={texts.buttons.title}
        value={button.title}
        most={limits.buttonTitle}
        error={buttonTitleFault(button.title, limits.buttonTitle)}
        isFocused
        onChange={(title) => change((now) => ({ ...now, title }), 'title')}
      />
      <NativeSelect
        label={texts.buttons.opens}
        data={KINDS}
        value={button.kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = KINDS.find((one) => one.value === value);
          if (chosen) change((now) => asKind(now, chosen.value), null);
        }}
      />
      <WhereTo {...{ button, change }} />
      <PanelActions
        move={(by) => edit((document) => moveButton(document, place, by))}
        remove={() => {
          const { buttonId: _gone, ...around } = place;
          focusPlace(placeName(around));
          edit((document) => removeButton(document, place));
        }}
        removeName={texts.buttons.delete}
        close={close}
      />
    </div>
  );
}

interface WhereToProps {
  button: FlowButton;
  change: (with_: (now: FlowButton) => FlowButton, field: string) => void;
}

/** The field for the button's address or number. Hidden for the message's own link. */
function WhereTo({ button, change }: WhereToProps) {
  switch (button.kind) {
    case 'page':
      return null;
    case 'address':
      return (
        <TextInput
          label={texts.buttons.address}
          type="url"
          placeholder={texts.buttons.addressHint}
          maxLength={2048}
          value={button.url}
          error={buttonValueFault(button)}
          onChange={({ currentTarget: { value: url } }) =>
            change((now) => (now.kind === 'address' ? { ...now, url } : now), 'url')
          }
        />
      );
    case 'call':
      return (
        <TextInput
          label={texts.buttons.phone}
          type="tel"
          placeholder="+"
          maxLength={24}
          value={button.phoneE164}
          error={buttonValueFault(button)}
          onChange={({ currentTarget: { value: phoneE164 } }) =>
            change((now) => (now.kind === 'call' ? { ...now, phoneE164 } : now), 'phone')
          }
        />
      );
  }
}
