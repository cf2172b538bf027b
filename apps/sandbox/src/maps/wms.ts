import type { FastifyInstance } from 'fastify';
import { type Crs, type Land, namesCrs } from '@portal/demo-cadastre/land';
import {
  escapeXml,
  type Parameters,
  readParameters,
  required,
  ServiceError,
} from './service-request.ts';
import { LAYERS, type Layer, type Renderer } from './render.ts';
import type { View } from './view.ts';
import { LARGEST_SIDE, wmsCapabilities } from './wms-capabilities.ts';

interface MapRequest {
  readonly view: View;
  readonly layers: readonly Layer[];
  readonly background: string | null;
}

/**
 * Adds the WMS 1.3.0 at `/wms`. Errors are answered as real services do: status 200 and a ServiceExceptionReport in XML
 * (OGC 06-042, 6.11).
 */
export function addWms(app: FastifyInstance, land: Land, renderer: Renderer): void {
  app.get('/wms', async (request, reply) => {
    try {
      const parameters = readParameters(request.query);
      const operation = required(parameters, 'REQUEST').toLowerCase();
      if (operation === 'getcapabilities') {
        const address = `${request.protocol}://${request.host}/wms`;
        return await reply.type('text/xml; charset=utf-8').send(wmsCapabilities(address, land));
      }
      if (operation !== 'getmap') {
        throw new ServiceError('OperationNotSupported', 'No such operation.', 'REQUEST');
      }
      const { view, layers, background } = readMapRequest(parameters, land.crs);
      return await reply.type('image/png').send(await renderer.draw(view, layers, background));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return reply.type('text/xml; charset=utf-8').send(exceptionReport(error));
    }
  });
}

function readMapRequest(parameters: Parameters, crs: Crs): MapRequest {
  if (!namesCrs(required(parameters, 'CRS'), crs)) {
    throw new ServiceError('InvalidCRS', `Only ${crs} is offered.`, 'CRS');
  }
  if (required(parameters, 'FORMAT').split(';')[0] !== 'image/png') {
    throw new ServiceError('InvalidFormat', 'Only image/png is offered.', 'FORMAT');
  }
  const layers = readLayers(required(parameters, 'LAYERS'));
  const styles = (parameters.get('styles') ?? '').split(',');
  if (styles.some((style) => style !== '' && style !== 'default')) {
    throw new ServiceError('StyleNotDefined', 'Only the style "default" is offered.', 'STYLES');
  }
  const transparent = parameters.get('transparent')?.toUpperCase() === 'TRUE';
  return {
    view: readView(parameters),
    layers,
    background: transparent ? null : readColor(parameters),
  };
}

function readLayers(names: string): Layer[] {
  return names.split(',').map((name) => {
    const layer = LAYERS.find((known) => known === name);
    if (layer === undefined) {
      throw new ServiceError('LayerNotDefined', `There is no layer "${name}".`, 'LAYERS');
    }
    return layer;
  });
}

function readView(parameters: Parameters): View {
  const [west, south, east, north, ...rest] = required(parameters, 'BBOX').split(',').map(Number);
  const corners = [west, south, east, north];
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    rest.length > 0 ||
    !corners.every(Number.isFinite) ||
    west >= east ||
    south >= north
  ) {
    throw new ServiceError('InvalidParameterValue', 'BBOX needs west,south,east,north.', 'BBOX');
  }
  const [width, height] = [readSide(parameters, 'WIDTH'), readSide(parameters, 'HEIGHT')];
  return { box: [west, south, east, north], width, height, pixelRatio: readPixelRatio(parameters) };
}

/** Resolution in which one unit is one pixel: 0.28 mm, rounded as GeoServer does. */
const STANDARD_DPI = 90;

/** Reads the resolution that GeoServer takes as `FORMAT_OPTIONS=dpi:180`: lines and labels become twice as large. */
function readPixelRatio(parameters: Parameters): number {
  const [, dpi] = /(?:^|;)dpi:(\d{2,3})(?:;|$)/i.exec(parameters.get('format_options') ?? '') ?? [];
  return dpi === undefined ? 1 : Number(dpi) / STANDARD_DPI;
}

function readSide(parameters: Parameters, name: string): number {
  const side = Number(required(parameters, name));
  if (Number.isInteger(side) && side >= 1 && side <= LARGEST_SIDE) return side;
  const message = `${name} must be a whole number from 1 to ${LARGEST_SIDE}.`;
  throw new ServiceError('InvalidParameterValue', message, name);
}

function readColor(parameters: Parameters): string {
  const [, digits] = /^0x([\da-f]{6})$/i.exec(parameters.get('bgcolor') ?? '') ?? [];
  return `#${digits ?? 'ffffff'}`;
}

function exceptionReport({ code, locator, message }: ServiceError): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ServiceExceptionReport xmlns="http://www.opengis.net/ogc" version="1.3.0">
  <ServiceException code="${code}" locator="${escapeXml(locator)}">${escapeXml(message)}</ServiceException>
</ServiceExceptionReport>
`;
}
