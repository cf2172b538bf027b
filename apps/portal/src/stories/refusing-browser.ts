/** Replaces a property of the browser. @returns undoes it */
function replace(owner: object, name: string, change: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...change });
  return () => {
    Reflect.deleteProperty(owner, name);
    if (before) Object.defineProperty(owner, name, before);
  };
}

/** A browser that keeps no cookies of the site. @returns undoes it */
export function refuseCookies(): () => void {
  return replace(document, 'cookie', { writable: false, value: '' });
}

/** A browser whose storage is full. @returns undoes it */
export function refuseStorage(): () => void {
  return replace(Storage.prototype, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}
