import { useCallback, useSyncExternalStore } from 'react';
import { parameterOf, withParameter } from './address.ts';

// The browser fires no event for `replaceState`.
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
 * Stores the open tab in a query parameter of the URL, also in a hash route, so that a link can
 * open a tab. It adds no history entry: Back leaves the page. If your router manages the query
 * parameters, use the router instead.
 *
 * @param parameter name in the URL, such as `suche`
 * @param values values of the tabs; any other value in the URL selects the fallback
 * @param fallback the tab without the parameter, and during server rendering
 */
export function useTabInAddress<Value extends string>(
  parameter: string,
  values: readonly Value[],
  fallback: Value,
): readonly [value: Value, open: (value: string) => void] {
  const current = useSyncExternalStore(
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
  return [values.find((value) => value === current) ?? fallback, open];
}
