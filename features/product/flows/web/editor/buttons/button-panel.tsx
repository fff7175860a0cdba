import { NativeSelect, TextInput } from '@mantine/core';
import type { FlowButton } from '../../../contract/flow-button.ts';
import type { Place } from '../../../rules/editor/document.ts';
import { asKind, changeButton, moveButton, removeButton } from '../../../rules/editor/edit-buttons.ts';
import { buttonFaults } from '../../../rules/editor/node-fault.ts';
import { placeName, useEditing } from '../editing.ts';
import { focusPlace } from '../lead-to.ts';
import { PanelActions } from '../panel-actions.tsx';
import styles from '../panel.module.css';
import { ShortField } from '../short-field.tsx';

const KINDS: { value: FlowButton['kind']; label: string }[] = [
  { value: 'page', label: 'Checkout: the message’s own link' },
  { value: 'address', label: 'A page on the web' },
  { value: 'call', label: 'A phone call' },
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
  const faults = buttonFaults([button], { limits, place }).map(({ sentence }) => sentence);
  const find = (begin: string) => faults.find((one) => one.startsWith(begin)) ?? null;
  return (
    <div className={styles.panel} role="group" aria-label="Edit Button">
      <ShortField
        label="Button title"
        value={button.title}
        most={limits.buttonTitle}
        error={find('Button title')}
        isFocused
        onChange={(title) => change((now) => ({ ...now, title }), 'title')}
      />
      <NativeSelect
        label="A tap on it opens"
        data={KINDS}
        value={button.kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = KINDS.find((one) => one.value === value);
          if (chosen) change((now) => asKind(now, chosen.value), null);
        }}
      />
      <WhereTo {...{ button, change, find }} />
      <PanelActions
        move={(by) => edit((document) => moveButton(document, place, by))}
        remove={() => {
          const { buttonId: _gone, ...around } = place;
          focusPlace(placeName(around));
          edit((document) => removeButton(document, place));
        }}
        removeName="Delete button"
        close={close}
      />
    </div>
  );
}

interface WhereToProps {
  button: FlowButton;
  change: (with_: (now: FlowButton) => FlowButton, field: string) => void;
  /** Returns the fault whose path begins like this, as a sentence, or null. */
  find: (begin: string) => string | null;
}

/** The field for the button's address or number. Hidden for the message's own link. */
function WhereTo({ button, change, find }: WhereToProps) {
  switch (button.kind) {
    case 'page':
      return null;
    case 'address':
      return (
        <TextInput
          label="Address"
          type="url"
          placeholder="https://"
          maxLength={2048}
          value={button.url}
          error={find('URL')}
          onChange={({ currentTarget: { value: url } }) =>
            change((now) => (now.kind === 'address' ? { ...now, url } : now), 'url')
          }
        />
      );
    case 'call':
      return (
        <TextInput
          label="Phone number, with the country code"
          type="tel"
          placeholder="+"
          maxLength={24}
          value={button.phoneE164}
          error={find('Phone')}
          onChange={({ currentTarget: { value: phoneE164 } }) =>
            change((now) => (now.kind === 'call' ? { ...now, phoneE164 } : now), 'phone')
          }
        />
      );
  }
}
