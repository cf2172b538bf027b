import { useCallback, useSyncExternalStore } from 'react';
import { parameterOf, withParameter } from './address.ts';

// A change by `replaceState` is told to nobody by the browser.
const listeners = new Set<() => void>();
const BROWSER_EVENTS = ['popstate', 'hashchange'];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of BROWSER_EVENTS) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of BROWSER_EVENTS) window.removeEventListener(event, listener);
  };
}

/**
 * Keeps the open tab in a parameter of the page's address, also inside a hash route, so that a
 * link leads to a tab. The history gets no new entry: Back leaves the page, not the tab. A portal
 * whose router owns the parameters uses that instead.
 *
 * @param parameter name in the address, such as `suche`
 * @param values of the tabs; any other value in the address is taken for the fallback
 * @param fallback the tab without the parameter, and on a server
 */
export function useTabInAddress<Value extends string>(
  parameter: string,
  values: readonly Value[],
  fallback: Value,
): readonly [value: Value, open: (value: string) => void] {
  const asked = useSyncExternalStore(
    subscribe,
    () => parameterOf(window.location, parameter),
    () => null,
  );
  const open = useCallback(
    (value: string) => {
      const { history, location } = window;
      history.replaceState(history.state, '', withParameter(location, parameter, value));
      for (const listener of listeners) listener();
    },
    [parameter],
  );
  return [values.find((value) => value === asked) ?? fallback, open];
}
