import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { Dialog } from './dialog.tsx';

const button = (name: string) => screen.getByRole('button', { name });

/** A row whose dialog leads to a second one, which can delete the row. */
function Row() {
  const [shown, show] = useState<'first' | 'second' | null>(null);
  const [isThere, setThere] = useState(true);
  return (
    <main tabIndex={-1}>
      {isThere && <button onClick={() => show('first')}>Open</button>}
      {shown === 'first' && (
        <Dialog
          title="First"
          onClose={() => show(null)}
          actions={<button onClick={() => show('second')}>Go on</button>}
        >
          {null}
        </Dialog>
      )}
      {shown === 'second' && (
        <Dialog
          title="Second"
          onClose={() => show(null)}
          actions={
            <button
              onClick={() => {
                setThere(false);
                show(null);
              }}
            >
              Delete
            </button>
          }
        >
          {null}
        </Dialog>
      )}
    </main>
  );
}

async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('returns the focus to its opener, even after a second dialog replaced it', async () => {
  const { user } = mountScreen(<Row />);
  await user.click(button('Open'));
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(button('Open')));
  await user.click(button('Open'));
  await user.click(button('Go on'));
  await screen.findByRole('dialog', { name: 'Second' });
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(button('Open')));
});

it('moves the focus to the page if its opener is gone', async () => {
  const { user } = mountScreen(<Row />);
  await user.click(button('Open'));
  await user.click(button('Go on'));
  await user.click(button('Delete'));
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
