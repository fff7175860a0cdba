import { Component, type ComponentChildren } from 'preact';
import type { StorefrontApi } from './storefront-api.ts';

interface ModalProps {
  api: StorefrontApi;
  class: string;
  onClose: () => void;
  children: ComponentChildren;
}

/**
 * A card above the whole page: the browser keeps the focus in it, the page out of reach, and gives the focus back. In a
 * merchant's preview it stands in its frame and takes no focus.
 */
export class Modal extends Component<ModalProps> {
  #dialog: HTMLDialogElement | null = null;

  override componentDidMount() {
    const dialog = this.#dialog;
    dialog?.addEventListener('cancel', this.#onCancel);
    dialog?.addEventListener('click', this.#onClick);
    if (!dialog || this.props.api.preview) return;
    try {
      // A field that takes the focus by itself would open a phone's keyboard. Not every browser lets the card ask for it.
      dialog.autofocus = true;
      dialog.showModal();
      dialog.focus();
    } catch {
      // What a page put in its place does not work here; the card stands, though not above everything.
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

  /** Beside the card, on what lies over the page. */
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
