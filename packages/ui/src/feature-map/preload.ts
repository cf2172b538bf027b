/**
 * Starts to load OpenLayers before a map is shown, so that the map appears sooner. Call it when a map will certainly follow, after what is more
 * urgent. A failure is reported by the map itself.
 */
export function preloadMap(): void {
  void import('./engine.ts').catch(() => undefined);
}
