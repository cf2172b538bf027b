/** Runs `work` in a browser that calls itself `userAgent`. */
export async function withUserAgent<Result>(
  userAgent: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const restored = Object.getOwnPropertyDescriptor(navigator, 'userAgent');
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  try {
    return await work();
  } finally {
    if (restored) Object.defineProperty(navigator, 'userAgent', restored);
    else Reflect.deleteProperty(navigator, 'userAgent');
  }
}
