import { Component } from 'preact';
import type { MessengerButton as Look } from '../contract/tool-chat.ts';
import { ConsentText } from './consent-text.tsx';
import type { StorefrontApi } from './storefront-api.ts';

interface MessengerOptInProps {
  look: Look;
  wording: string;
  url: string | null;
  api: StorefrontApi;
  first: (link: HTMLElement | null) => void;
  /** Called when the chat was opened. */
  onGo: () => void;
}

const BUBBLE = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4c-5 0-9 3.5-9 8 0 2.5 1.2 4.6 3 6v3l3-1.5c1 .3 2 .5 3 .5 5 0 9-3.5 9-8s-4-8-9-8ZM7 14l4-4 2.5 2L17 10" />
  </svg>
);

/** The Messenger opt-in: our link into the chat, with the wording, and a checkbox if it is required. */
export class MessengerOptIn extends Component<MessengerOptInProps, { isTicked: boolean }> {
  override state = { isTicked: false };

  override render(
    { look, wording, url, api, first, onGo }: MessengerOptInProps,
    { isTicked }: { isTicked: boolean },
  ) {
    const hasBox = look.optinOption === 'checkbox';
    const mayGo = url !== null && (!hasBox || isTicked);
    const className = `messenger ${look.optinColor} ${look.optinSize}`;
    const inside = (
      <>
        {BUBBLE}
        {look.optinText}
      </>
    );
    const words = <ConsentText wording={wording} api={api} />;
    return (
      <>
        {hasBox ? (
          <label class="agree">
            <input
              type="checkbox"
              ref={first}
              checked={isTicked}
              onChange={() => this.setState({ isTicked: !isTicked })}
            />
            {words}
          </label>
        ) : (
          words
        )}
        {mayGo ? (
          <a
            class={className}
            ref={hasBox ? null : first}
            href={url}
            target="_blank"
            rel="noopener"
            data-part="messenger"
            onClick={onGo}
          >
            {inside}
          </a>
        ) : (
          <button class={className} type="button" aria-disabled="true" data-part="messenger">
            {inside}
          </button>
        )}
      </>
    );
  }
}
