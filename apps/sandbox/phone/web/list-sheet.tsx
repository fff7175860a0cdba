import { useEffect, useRef } from 'react';
import type { BubbleButton } from '../phone-thread.ts';

interface ListSheetProps {
  list: Extract<BubbleButton, { kind: 'list' }>;
  onClose: () => void;
  onPick: (id: string, title: string) => Promise<void>;
}

/** The rows of a list message, from the bottom of the screen. */
export function ListSheet({ list, onClose, onPick }: ListSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current) openOverScreen(dialog.current);
  }, []);
  const pick = (id: string, title: string): void => {
    onClose();
    void onPick(id, title);
  };
  return (
    <dialog ref={dialog} className="sheet" aria-label={list.title} onClose={onClose}>
      <header>
        <h3>{list.title}</h3>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {list.sections.map((section, at) => (
        <section key={at} aria-label={section.title || list.title}>
          {section.title && <h4>{section.title}</h4>}
          <ul>
            {section.rows.map(({ id, title, description }) => (
              <li key={id}>
                <button type="button" onClick={() => pick(id, title)}>
                  <strong>{title}</strong>
                  {description && <span>{description}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </dialog>
  );
}

/** A modal dialog lies above the page; this one belongs at the bottom of the phone's screen. */
function openOverScreen(dialog: HTMLDialogElement): void {
  const screen = dialog.closest('.screen')?.getBoundingClientRect();
  dialog.showModal();
  if (!screen) return;
  dialog.style.left = `${screen.left}px`;
  dialog.style.width = `${screen.width}px`;
  dialog.style.bottom = `${window.innerHeight - screen.bottom}px`;
}
