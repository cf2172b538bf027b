/** Shares of 0 to 1: one for grey (DeviceGray), three for red, green and blue (DeviceRGB). */
export type DeviceColor = readonly [number] | readonly [number, number, number];

/** The colour of six hexadecimal digits. */
export function rgb(hex: string): DeviceColor {
  const at = (index: number): number =>
    Math.round((Number.parseInt(hex.slice(index, index + 2), 16) / 255) * 1000) / 1000;
  return [at(0), at(2), at(4)];
}
