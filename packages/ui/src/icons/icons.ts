/**
 * The icons by their meaning, each with its name in Lucide. `draw.cli.ts` generates `drawings.ts`
 * from this list; pages load only the generated file.
 */
export const icons = {
  'alert-circle': 'circle-exclamation-point',
  'alert-octagon': 'octagon-exclamation-point',
  'alert-triangle': 'triangle-exclamation-point',
  'arrow-down': 'arrow-down',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up': 'arrow-up',
  check: 'check',
  'check-circle': 'circle-check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  'chevron-up': 'chevron-up',
  circle: 'circle',
  clock: 'clock',
  close: 'x',
  contrast: 'contrast',
  copy: 'copy',
  document: 'file-text',
  download: 'download',
  edit: 'pencil',
  'external-link': 'external-link',
  globe: 'globe',
  help: 'circle-question-mark',
  hourglass: 'hourglass',
  info: 'info',
  loader: 'loader-circle',
  locate: 'locate-fixed',
  lock: 'lock',
  'log-in': 'log-in',
  'log-out': 'log-out',
  map: 'map',
  'map-pin': 'map-pin',
  megaphone: 'megaphone',
  menu: 'menu',
  minus: 'minus',
  plus: 'plus',
  retry: 'rotate-ccw',
  search: 'search',
  sun: 'sun',
  trash: 'trash',
  user: 'user',
  'x-circle': 'circle-x',
} as const;

/**
 * Icons of sending and paying an order, with their names in Lucide. Few pages show them, so they are in a file of their own,
 * `order-drawings.ts`.
 */
export const orderIcons = {
  send: 'send',
  card: 'credit-card',
  wallet: 'wallet',
  bank: 'landmark',
  receipt: 'receipt-euro',
} as const;

/** Icons of the map, with their names in Lucide; in a file of their own, `map-drawings.ts`, which is loaded with the map. */
export const mapIcons = { move: 'move' } as const;

/** Name of an icon of the map. */
export type MapIconName = keyof typeof mapIcons;

/** Name of an icon. */
export type IconName = keyof typeof icons;

/** Name of an icon of sending or paying an order. */
export type OrderIconName = keyof typeof orderIcons;
