/** URL of a product's image, also when the portal is served below a path. */
export function pictureOf(imagePath: string): string {
  return imagePath.replace(/^\//, './');
}
