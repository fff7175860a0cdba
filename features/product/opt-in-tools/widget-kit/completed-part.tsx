import type { CompletedView, OpenView } from '../contract/tool-views.ts';
import type { Prize } from './ask-prize.ts';
import { CodeBox } from './code-box.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import type { StorefrontApi } from './storefront-api.ts';
import { TextElement } from './text-element.tsx';

interface CompletedPartProps {
  /** Its buttons look like those of the open view. */
  views: { open: OpenView; completed: CompletedView };
  api: StorefrontApi;
  prize: Prize | null;
  /** Whether it has a code, even one that cannot be shown. */
  hasCode: boolean;
  confirmUrl: string | null;
  mustConfirm: boolean;
  first: (words: HTMLElement | null) => void;
  onClose: () => void;
}

/** The view after the opt-in: its result, the code, and the WhatsApp link that confirms it. */
export function CompletedPart(props: CompletedPartProps) {
  const { views, api, prize, hasCode, confirmUrl, mustConfirm, first, onClose } = props;
  const { words } = api;
  const { open, completed: look } = views;
  const instead = prize?.isOver ? words.over : mustConfirm && words.mustConfirmTitle;
  const confirm = <ConfirmLink words={words} url={confirmUrl} mustConfirm={mustConfirm} />;
  return (
    <div
      class="completed"
      role="status"
      tabIndex={-1}
      ref={first}
      style={{ '--fill': open.buttonColor, '--on': open.buttonTextColor }}
    >
      {instead ? (
        <>
          <h2 id="title">{instead}</h2>
          {confirm}
        </>
      ) : (
        <>
          <TextElement tag="h2" part="title" of={look.title} />
          {prize?.text && (
            <p class="won">
              {words.won} <b dir="auto">{prize.text}</b>
            </p>
          )}
          {prize?.message && <p dir="auto">{prize.message}</p>}
          <TextElement part="subtitle" of={look.subtitle} />
          {prize?.discountCode ? (
            <CodeBox code={prize.discountCode} look={look.discountCode} api={api} />
          ) : (
            hasCode && <p>{words.codeComes}</p>
          )}
          <TextElement part="text" of={look.text} />
          {confirm}
        </>
      )}
      <button class="done" type="button" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}
