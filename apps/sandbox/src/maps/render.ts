import { createCanvas } from '@napi-rs/canvas';
import type { Land } from '@portal/demo-cadastre/land';
import { drawBase, drawBuildings } from './draw-base.ts';
import { drawLandEstimate } from './draw-land-estimate.ts';
import { drawHouseNumbers, drawNames, placeSearch } from './draw-names.ts';
import { drawParcels } from './draw-parcels.ts';
import { drawSheet } from './draw-sheet.ts';
import { loadFonts } from './fonts.ts';
import { COLOR, GREY } from './palette.ts';
import { createMapCanvas, type View } from './view.ts';

/** All layers; in a request, later layers are drawn above earlier ones. */
export const LAYERS = [
  'basemap_color',
  'basemap_grey',
  'parcels',
  'buildings',
  'land_estimate',
  'sheet',
  'sheet_grey',
  'sheet_land_estimate',
  'sheet_land_estimate_grey',
] as const;

/** One of the layers. */
export type Layer = (typeof LAYERS)[number];

/** Draws map images. */
export interface Renderer {
  /** A PNG of the view; with `background` null it is transparent where nothing is drawn. */
  draw(view: View, layers: readonly Layer[], background: string | null): Promise<Buffer>;
}

/** Creates a renderer: loads the fonts and computes the positions of village names. */
export function createRenderer(land: Land): Renderer {
  loadFonts();
  const places = placeSearch(land);
  return {
    draw: (view, layers, background) => {
      const canvas = createCanvas(view.width, view.height);
      const context = canvas.getContext('2d');
      if (background !== null) {
        context.fillStyle = background;
        context.fillRect(0, 0, view.width, view.height);
      }
      const mapCanvas = createMapCanvas(context, view);
      for (const layer of layers) {
        if (layer.startsWith('sheet')) {
          drawSheet(context, land, view, {
            isGrey: layer.endsWith('grey'),
            withLandEstimate: layer.includes('land_estimate'),
          });
        } else if (layer === 'parcels') drawParcels(mapCanvas, land);
        else if (layer === 'land_estimate') drawLandEstimate(mapCanvas, land);
        else if (layer === 'buildings') {
          drawBuildings(mapCanvas, land.buildingsIn(mapCanvas.around(4)), COLOR);
          // They would cover those of the base map.
          drawHouseNumbers(mapCanvas, land, COLOR);
        } else {
          const palette = layer === 'basemap_grey' ? GREY : COLOR;
          drawBase(mapCanvas, land, palette);
          drawNames(mapCanvas, land, palette, places);
        }
      }
      return canvas.encode('png');
    },
  };
}
