import { vars } from '@portal/tokens';

/**
 * The colours of the system for a drawing of the state pack. Forced colours select the theme of high contrast, and browsers do
 * not replace the colours within a drawing: white lines would disappear on a white page.
 */
export const forcedDrawing = {
  '(forced-colors: active)': {
    vars: {
      [vars.color.ink]: 'CanvasText',
      [vars.color.paper]: 'Canvas',
      [vars.color.action]: 'LinkText',
      [vars.color.parcel]: 'LinkText',
      [vars.color.parcelWash]: 'Canvas',
      [vars.color.mapGround]: 'Canvas',
      [vars.color.mapStreet]: 'Canvas',
      [vars.color.mapBoundary]: 'CanvasText',
      [vars.color.mapText]: 'CanvasText',
      [vars.color.mapBuilding]: 'ButtonFace',
      [vars.color.mapWater]: 'ButtonFace',
    },
  },
};
