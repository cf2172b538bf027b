/**
 * Stands for the part of TanStack Query that loads lists page by page, which its queries import: the portal has none
 * (`bench/portal/left-out.test.ts`).
 *
 * @throws Error always
 */
export function infiniteQueryBehavior(): never {
  throw new Error('The build of the portal has no infinite queries (apps/portal/vite.config.ts).');
}

/** Imported by the observer of such queries, which the build leaves out, too. */
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
