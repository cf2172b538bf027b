/*
 * The few commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the journey in WebKit needs. Playwright drives a WebKit of
 * its own only, and selenium-webdriver brings 20 MB of browser management for ten HTTP calls.
 */

/** The member of an answer that holds the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** No command takes this long unless the browser hangs. */
const COMMAND_MS = 60_000;

/** A command that WebDriver refused. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  /** As the standard names it, such as `stale element reference`. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** An element of the current page. */
export interface WebElement {
  /** The accessible name. */
  readonly label: () => Promise<string>;
  readonly isDisplayed: () => Promise<boolean>;
  readonly isEnabled: () => Promise<boolean>;
  /** Whether a native or an ARIA radio button or checkbox is checked. */
  readonly isChecked: () => Promise<boolean>;
  /** Scrolls it into view and clicks its centre. */
  readonly click: () => Promise<void>;
  /** Types text, as on a keyboard. */
  readonly type: (text: string) => Promise<void>;
}

/** A window of a browser. */
export interface WebDriverSession {
  readonly browserVersion: string;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly url: () => Promise<string>;
  readonly find: (selector: string) => Promise<readonly WebElement[]>;
  /** Runs the body of an async function in the page. @returns what it returns, as JSON */
  readonly evaluate: <T>(body: string, ...args: unknown[]) => Promise<T>;
  /** Presses a key: a character, or one of https://www.w3.org/TR/webdriver2/#keyboard-actions. */
  readonly press: (key: string) => Promise<void>;
  /** Turns the wheel of the mouse in the middle of the window, by so many CSS pixels. */
  readonly scroll: (down: number) => Promise<void>;
  /** Drags from one place of the window to another, in CSS pixels. */
  readonly drag: (
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
  ) => Promise<void>;
  /** Width and height of the window in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Opens a further tab, which then receives the commands. @returns its handle */
  readonly openTab: () => Promise<string>;
  /** Handle of the tab that receives the commands. */
  readonly tab: () => Promise<string>;
  /** Sends the next commands to another tab. */
  readonly switchTo: (tab: string) => Promise<void>;
  /** PNG of the visible part of the page. */
  readonly screenshot: () => Promise<Buffer>;
  readonly end: () => Promise<void>;
}

async function command<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    signal: AbortSignal.timeout(COMMAND_MS),
  });
  const answer: { value: T & { error?: string; message?: string } } = await response.json();
  if (!response.ok) {
    throw new WebDriverError(answer.value.error ?? 'unknown error', answer.value.message ?? '');
  }
  return answer.value;
}

/**
 * Opens a browser window.
 *
 * @param driver origin of the WebDriver server
 * @param capabilities which browser, with which options
 * @throws WebDriverError if the browser does not start
 */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId, capabilities: browser } = await command<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${sessionId}`;
  const get = <T>(path: string) => command<T>('GET', session + path);
  const post = <T>(path: string, body?: object) => command<T>('POST', session + path, body);

  const elementOf = (reference: ElementReference): WebElement => {
    const path = `/element/${reference[ELEMENT]}`;
    return {
      label: () => get(`${path}/computedlabel`),
      isDisplayed: () => get(`${path}/displayed`),
      isEnabled: () => get(`${path}/enabled`),
      isChecked: async () =>
        (await get<boolean>(`${path}/selected`)) ||
        (await get<string | null>(`${path}/attribute/aria-checked`)) === 'true',
      type: (text) => post(`${path}/value`, { text }),
      async click() {
        // A click below the fold is refused as "element not interactable".
        const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
        await post('/execute/sync', { script, args: [reference] });
        await post(`${path}/click`);
      },
    };
  };
  return {
    browserVersion: browser.browserVersion,
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    url: () => get('/url'),
    find: async (selector) =>
      (await post<ElementReference[]>('/elements', { using: 'css selector', value: selector })).map(
        elementOf,
      ),
    async evaluate<T>(body: string, ...args: unknown[]) {
      const script = `const done = arguments[arguments.length - 1];
        (async (...args) => { ${body} })(...arguments)
          .then((result) => done({ result }), (error) => done({ failure: String(error) }));`;
      const answer = await post<{ result: T; failure?: string }>('/execute/async', {
        script,
        args,
      });
      if (answer.failure) throw new WebDriverError('javascript error', answer.failure);
      return answer.result;
    },
    press: (key) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: key },
              { type: 'keyUp', value: key },
            ],
          },
        ],
      }),
    scroll: (deltaY) =>
      post('/actions', {
        actions: [
          {
            type: 'wheel',
            id: 'wheel',
            actions: [{ type: 'scroll', x: 200, y: 300, deltaX: 0, deltaY, duration: 100 }],
          },
        ],
      }),
    drag: ([left, top], [x, y]) =>
      post('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: left, y: top },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerMove', x: Math.round((left + x) / 2), y: Math.round((top + y) / 2) },
              { type: 'pointerMove', x, y },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    resize: (width, height) => post('/window/rect', { width, height }),
    async openTab() {
      const { handle } = await post<{ handle: string }>('/window/new', { type: 'tab' });
      await post('/window', { handle });
      return handle;
    },
    tab: () => get('/window'),
    switchTo: (handle) => post('/window', { handle }),
    screenshot: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
    end: () => command('DELETE', session),
  };
}
