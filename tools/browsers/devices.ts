import type { BrowserContextOptions } from 'playwright';

/** A screen, and how a person uses it. Widths and heights are those of the window in CSS px. */
export interface Device {
  /** For titles of tests: completes "on …". */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Device pixels for each CSS px. Zooming a page multiplies it, and divides the size of the window. */
  readonly pixelRatio: number;
  /** A finger instead of a mouse: a coarse pointer that cannot hover. */
  readonly touch?: boolean;
  /** The browser of a phone or tablet: it follows the viewport of the page, and its scroll bars take no space. */
  readonly mobile?: boolean;
  /** No pointer at all. */
  readonly keyboardOnly?: boolean;
  readonly prefersDark?: boolean;
  readonly forcedColors?: boolean;
  /** Language of the browser, default German of Germany. The portal is in German for all. */
  readonly language?: string;
  /** Default Europe/Berlin. */
  readonly timeZone?: string;
}

/**
 * The matrix of devices (SCREEN-2). Journeys, stories of the map and pictures take their devices from here. The main
 * journey is walked on each; every other journey on one that {@link drawDevice} draws by its title.
 */
export const DEVICES = {
  desktop: { name: 'a desktop', width: 1140, height: 900, pixelRatio: 1 },
  /** Windows enlarges everything to 125 % on most laptops. */
  windowsLaptop: { name: 'a Windows laptop', width: 1536, height: 730, pixelRatio: 1.25 },
  retinaLaptop: { name: 'a Retina laptop', width: 1440, height: 790, pixelRatio: 2 },
  largeScreen: { name: 'a 4K screen', width: 2560, height: 1300, pixelRatio: 1.5 },
  phone: {
    name: 'a phone',
    width: 360,
    height: 740,
    pixelRatio: 3,
    touch: true,
    mobile: true,
  },
  smallPhone: {
    name: 'a small phone',
    width: 320,
    height: 568,
    pixelRatio: 2,
    touch: true,
    mobile: true,
  },
  unevenPhone: {
    name: 'a phone with an uneven ratio',
    width: 412,
    height: 839,
    pixelRatio: 2.625,
    touch: true,
    mobile: true,
  },
  tablet: {
    name: 'a tablet',
    width: 820,
    height: 1100,
    pixelRatio: 2,
    touch: true,
    mobile: true,
  },
  /** A window of 1280 × 720 px. */
  zoomed: { name: 'a desktop at a zoom of 200 %', width: 640, height: 360, pixelRatio: 2 },
  keyboard: {
    name: 'a desktop without a pointer',
    width: 1140,
    height: 900,
    pixelRatio: 1.25,
    keyboardOnly: true,
  },
  dark: {
    name: 'a dark laptop',
    width: 1366,
    height: 680,
    pixelRatio: 1.5,
    prefersDark: true,
  },
  forcedColors: {
    name: 'a desktop with forced colours',
    width: 1280,
    height: 800,
    pixelRatio: 1.25,
    prefersDark: true,
    forcedColors: true,
  },
  /** Somebody abroad who orders an extract at home. */
  abroad: {
    name: 'a laptop abroad',
    width: 1280,
    height: 720,
    pixelRatio: 2,
    language: 'en-US',
    timeZone: 'America/Los_Angeles',
  },
} as const satisfies Record<string, Device>;

/**
 * Firefox with the setting "always use my colours": it forces colours and drops every image of a border (EYE-4). No other browser has the
 * setting, so that only a project of Firefox has this device.
 */
export const OWN_COLORS: Device = {
  name: 'a desktop with colours of one’s own',
  width: 1280,
  height: 800,
  pixelRatio: 1,
  forcedColors: true,
};

/** All devices of the matrix. */
export const ALL_DEVICES: readonly Device[] = Object.values(DEVICES);

/** The ratios of SCREEN-1, from the smallest to the largest. */
export const PIXEL_RATIOS = [1, 1.25, 1.5, 2, 2.625, 3] as const;

/** FNV-1a: spreads titles that differ by one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Devices that a test may be run on without changing how it uses the page: with a mouse or a finger. */
const WITH_POINTER = ALL_DEVICES.filter(({ keyboardOnly }) => !keyboardOnly);

/** Firefox emulates neither touch nor the browser of a phone. */
const IN_FIREFOX = WITH_POINTER.filter(({ touch }) => !touch);

/** The device of a test: always the same for one title, and evenly spread over many. */
export function drawDevice(title: string, browser: string): Device {
  const devices = browser === 'firefox' ? IN_FIREFOX : WITH_POINTER;
  const drawn = devices[hash(title) % devices.length];
  if (!drawn) throw new Error('There is no device to draw from.');
  return drawn;
}

/** The options with which Playwright makes a browser behave like a device. */
export const contextOptions = (device: Device) =>
  ({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.pixelRatio,
    // Firefox refuses even `false`.
    ...(device.touch && { hasTouch: true }),
    ...(device.mobile && { isMobile: true }),
    colorScheme: device.prefersDark ? 'dark' : 'light',
    forcedColors: device.forcedColors ? 'active' : 'none',
    locale: device.language ?? 'de-DE',
    timezoneId: device.timeZone ?? 'Europe/Berlin',
  }) as const satisfies BrowserContextOptions;
