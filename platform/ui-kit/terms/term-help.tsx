import { IconHelpCircle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { texts } from '../texts/en.ts';
import styles from './term-help.module.css';

/** A term that shop owners may not know. */
export type Term = keyof typeof texts.terms;

/** An explanation that one feature needs, so that other pages do not load it. */
export interface Explanation {
  question: string;
  answer: string;
}

/** Space between the explanation and the edges of the window, in pixels. */
const EDGE = 8;

/**
 * A "?" beside a term, which opens its explanation. A click or Enter opens and closes it; Escape, a click elsewhere and
 * leaving the button close it. The focus stays on the button.
 */
export function TermHelp({ term }: { term: Term | Explanation }) {
  const { question, answer } = typeof term === 'string' ? texts.terms[term] : term;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useClosing(isOpen, button, close);
  return (
    <span className={styles.help}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={question}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onBlur={close}
      >
        <IconHelpCircle size={16} stroke={1.5} aria-hidden />
      </button>
      {/* It is there before the explanation, or screen readers would not read that. */}
      <span id={id} aria-live="polite">
        {isOpen && (
          <span popover="manual" className={styles.answer} ref={(box) => showBelow(box, button.current)}>
            {answer}
          </span>
        )}
      </span>
    </span>
  );
}

/** Puts the "?" beside the input of a field: `inputContainer={besideInput('holdOut')}`. In a label it would be part of its name. */
export function besideInput(term: Term) {
  return (input: ReactNode) => (
    <span className={styles.beside}>
      {input}
      <TermHelp term={term} />
    </span>
  );
}

function useClosing(isOpen: boolean, button: { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      close();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && button.current?.contains(target))) close();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  });
}

/** Shows the explanation above everything else: below the button, or over it near the bottom, and inside the window. */
function showBelow(box: HTMLElement | null, button: HTMLElement | null): void {
  if (!box || !button) return;
  // A browser without popovers shows it in the text.
  if (typeof box.showPopover !== 'function') return;
  if (!box.matches(':popover-open')) box.showPopover();
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(EDGE, Math.min(anchor.left, window.innerWidth - width - EDGE));
  const isBelow = anchor.bottom + height + 2 * EDGE <= window.innerHeight;
  const top = isBelow ? anchor.bottom + EDGE : Math.max(EDGE, anchor.top - height - EDGE);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}
