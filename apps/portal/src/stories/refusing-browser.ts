/** A browser that keeps no cookies of the site. @returns undoes it */
export function refuseCookies(): () => void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: () => undefined,
  });
  return () => Reflect.deleteProperty(document, 'cookie');
}

/** A browser whose storage is full. @returns undoes it */
export function refuseStorage(): () => void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return () => {
    Storage.prototype.setItem = setItem;
  };
}
