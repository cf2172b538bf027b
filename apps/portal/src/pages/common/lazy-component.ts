import { createElement, lazy, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

/** A component in a file of its own. */
export interface LazyComponent {
  readonly Component: ComponentType;
  /** Loads the file before the component is shown, so that no loading text is shown and nothing moves. */
  readonly load: () => Promise<unknown>;
}

/** Loads a component when it is first shown, unless its file is loaded already; needs a `Suspense` around it. */
export function lazyComponent(importFile: () => Promise<ComponentType>): LazyComponent {
  let Loaded: ComponentType | null = null;
  const load = async (): Promise<ComponentType> => {
    Loaded ??= await importFile();
    return Loaded;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  const Component = (): ReactElement => {
    const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy);
    return createElement(Shown);
  };
  return { Component, load };
}
