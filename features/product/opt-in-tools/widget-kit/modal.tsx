import { Component, type ComponentChildren } from 'preact';
import type { StorefrontApi } from './storefront-api.ts';

interface ModalProps {
  api: StorefrontApi;
  class: string;
  onClose: () => void;
  children: ComponentChildren;
}

/**
 * A card over the whole page. The browser keeps the focus in it, makes the page inert, and returns the focus
 * afterwards. In a merchant's preview it is inside its frame and takes no focus.
 */
export class Modal extends Component<ModalProps> {
  #dialog: HTMLDialogElement | null = null;

  override componentDidMount() {
    const dialog = this.#dialog;
    dialog?.addEventListener('cancel', this.#onCancel);
    dialog?.addEventListener('click', this.#onClick);
    if (!dialog || this.props.api.preview) return;
    try {
      // A field with automatic focus would open a phone's keyboard. Not every browser lets the card itself have the
      // focus.
      dialog.autofocus = true;
      dialog.showModal();
      dialog.focus();
    } catch {
      // A page has replaced the browser's function. The card then opens without the top layer.
      dialog.setAttribute('open', '');
    }
  }

  override componentWillUnmount() {
    if (this.#dialog?.open) this.#dialog.close();
  }

  readonly #onCancel = (event: Event) => {
    event.preventDefault();
    this.props.onClose();
  };

  /** Closes on a click beside the card. */
  readonly #onClick = ({ target }: Event) => {
    if (target === this.#dialog) this.props.onClose();
  };

  override render({ api, class: className, children }: ModalProps) {
    return (
      <>
        {api.preview && <div class="veil" />}
        <dialog
          ref={(dialog) => {
            this.#dialog = dialog ?? this.#dialog;
          }}
          open={api.preview ? true : undefined}
          aria-labelledby="title"
          aria-modal={api.preview ? undefined : 'true'}
          tabIndex={-1}
          class={className}
        >
          {children}
        </dialog>
      </>
    );
  }
}
