import { Component } from 'preact';
import type { CompletedView } from '../contract/tool-views.ts';
import { fontOf } from './font-of.ts';
import type { StorefrontApi } from './storefront-api.ts';

interface CodeBoxProps {
  code: string;
  look: CompletedView['discountCode'];
  api: StorefrontApi;
}

interface Surroundings {
  Shopify?: { routes?: { root?: string } };
}

/** A discount code with buttons to copy it and to apply it by the store's own link. */
export class CodeBox extends Component<CodeBoxProps, { isCopied: boolean }> {
  override state = { isCopied: false };

  readonly #copy = async () => {
    // Without permission for the clipboard, the code can still be selected and copied by hand.
    await navigator.clipboard?.writeText(this.props.code).then(
      () => this.setState({ isCopied: true }),
      () => undefined,
    );
  };

  override render({ code, look, api }: CodeBoxProps, { isCopied }: { isCopied: boolean }) {
    const { words } = api;
    // The root of the store's addresses in the visitor's language, with a slash at its end. A page may have another
    // base.
    const storeRoot = location.origin + ((window as Surroundings).Shopify?.routes?.root ?? '/');
    return (
      <>
        <div class="code" data-part="discountCode">
          <b dir="ltr" style={{ color: look.color, fontFamily: fontOf(look.fontFamily) }}>
            {code}
          </b>
          <button type="button" class="copy" onClick={() => void this.#copy()}>
            {isCopied ? words.copied : words.copy}
          </button>
        </div>
        <a class="apply" href={`${storeRoot}discount/${encodeURIComponent(code)}?redirect=/cart`}>
          {words.apply}
        </a>
      </>
    );
  }
}
