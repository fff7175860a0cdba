import type { FlowButton, WireButton } from '../../contract/flow-button.ts';
import { texts } from '../../texts/all.ts';
import type { NodeFault } from './node-wire.ts';

/** In the API, stands for the campaign's own page. */
export const PAGE_PLACE = '{{productLink}}';

export function toWireButton(button: FlowButton, at: number): WireButton {
  const common = { buttonId: button.buttonId, title: button.title, sortOrder: at };
  if (button.kind === 'call')
    return {
      ...common,
      type: 'phone_number',
      payload: button.phoneE164,
      options: { type: 'phone', value: button.phoneE164 },
    };
  const url = button.kind === 'page' ? PAGE_PLACE : button.url;
  return {
    ...common,
    type: 'web_url',
    url,
    webview_height_ratio: 'tall',
    messenger_extensions: true,
    options: { type: 'web_url', value: url },
  };
}

/** Reads buttons from the API, or returns the first fault. */
export function readButtons(wire: readonly WireButton[], newId: () => string): FlowButton[] | NodeFault {
  const buttons: FlowButton[] = [];
  for (const button of wire) {
    const read = readButton(button, newId);
    if ('sentence' in read) return read;
    buttons.push(read);
  }
  return buttons;
}

function readButton(wire: WireButton, newId: () => string): FlowButton | NodeFault {
  const common = { buttonId: wire.buttonId ?? newId(), title: wire.title.trim() };
  if (common.title === '') return { field: 'buttons', sentence: texts.faults.noButtonTitle };
  if (wire.type === 'checkout') return { kind: 'page', ...common };
  const value = (wire.options?.value ?? wire.url ?? wire.payload ?? '').trim();
  if (wire.type === 'web_url') {
    if (value === '') return { field: 'buttons', sentence: texts.faults.emptyAddress };
    return value === PAGE_PLACE ? { kind: 'page', ...common } : { kind: 'address', ...common, url: value };
  }
  if (value === '') return { field: 'buttons', sentence: texts.faults.noPhone };
  if (!value.includes('+'))
    return {
      field: 'buttons',
      sentence: texts.faults.badPhone,
    };
  return { kind: 'call', ...common, phoneE164: value.replaceAll(/[^\d+]/g, '') };
}
