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
    this.#dialog?.addEventListener('cancel', this.#onCancel);
    this.#dialog?.addEventListener('click', this.#onClick);
    if (this.props.api.preview) return;
    try {
      this.#dialog?.showModal();
      // A field that takes the focus by itself would open a phone's keyboard.
      this.#dialog?.focus();
    } catch {
      // What a page put in its place does not work here; the card stands, though not above everything.
      this.#dialog?.setAttribute('open', '');
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
          aria-modal="true"
          tabIndex={-1}
          class={className}
        >
          {children}
        </dialog>
      </>
    );
  }
}
