import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router';
import { currentHold, releaseHolds, type Hold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { LeaveContext, type Leave } from './use-leave.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

const history = createBrowserHistory({ window, v5Compat: true });

interface Question {
  hold: Hold;
  leave: () => void;
}

/** The router, which asks before a page with unsaved changes is left. */
export function HeldRouter({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { location, action } = useHistory(setQuestion);
  const navigator = useMemo(() => heldNavigator(setQuestion), []);
  const leave = useMemo(() => heldLeave(setQuestion), []);
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      <LeaveContext value={leave}>{children}</LeaveContext>
      {question !== null && (
        <Suspense>
          <LeaveDialog
            hold={question.hold}
            stay={() => setQuestion(null)}
            leave={() => {
              setQuestion(null);
              releaseHolds();
              question.leave();
            }}
          />
        </Suspense>
      )}
    </Router>
  );
}

function heldLeave(ask: (question: Question) => void): Leave {
  return (way) => {
    const hold = currentHold();
    if (hold === null) way();
    else ask({ hold, leave: way });
  };
}

/** Handles links and shortcuts. A redirect is never held back, because the merchant did not request it. */
function heldNavigator(ask: (question: Question) => void): Navigator {
  const leave = heldLeave(ask);
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    replace: (to, state) => history.replace(to, state),
    push: (to, state) => leave(() => history.push(to, state)),
  };
}

/**
 * Handles the back button. Its event arrives after the browser has moved, so this moves forward again and then asks.
 */
function useHistory(ask: (question: Question) => void) {
  const [shown, setShown] = useState({ location: history.location, action: history.action });
  const isOurs = useRef(false);
  useLayoutEffect(
    () =>
      history.listen(({ location, action, delta }) => {
        const hold = currentHold();
        const go = (by: number) => {
          isOurs.current = true;
          history.go(by);
        };
        if (action === NavigationType.Pop && hold !== null && delta && !isOurs.current) {
          go(-delta);
          ask({ hold, leave: () => go(delta) });
          return;
        }
        isOurs.current = false;
        setShown({ location, action });
      }),
    [ask],
  );
  return shown;
}
