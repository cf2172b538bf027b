import type { FastifyInstance, FastifyReply } from 'fastify';
import { crsUrn, type Land, namesCrs } from '@portal/demo-cadastre/land';
import { NAMESPACES, parcelMember, xml } from './gml.ts';

const PATH = '/cadastre/wfs';

/** The largest page, whatever a request asks for. */
const MAX_COUNT = 500;

const TYPE = 'ave:Flurstueck';

const capabilities = (crs: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<wfs:WFS_Capabilities version="2.0.0" ${NAMESPACES}>
<ows:OperationsMetadata>
<ows:Constraint name="ImplementsResultPaging"><ows:NoValues/><ows:DefaultValue>TRUE</ows:DefaultValue></ows:Constraint>
<ows:Constraint name="CountDefault"><ows:NoValues/><ows:DefaultValue>${MAX_COUNT}</ows:DefaultValue></ows:Constraint>
</ows:OperationsMetadata>
<wfs:FeatureTypeList><wfs:FeatureType><wfs:Name>${TYPE}</wfs:Name><wfs:Title>Flurstücke</wfs:Title><wfs:DefaultCRS>${crs}</wfs:DefaultCRS></wfs:FeatureType></wfs:FeatureTypeList>
</wfs:WFS_Capabilities>`;

const exception = (reply: FastifyReply, code: string, locator: string) =>
  reply
    .code(400)
    .send(
      `<ows:ExceptionReport version="2.0.0" ${NAMESPACES}><ows:Exception exceptionCode="${code}" locator="${xml(locator)}"/></ows:ExceptionReport>`,
    );

/** Parameters of key-value requests; their names have no case. */
const parametersOf = (query: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(Object(query)).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

const wholeNumber = (text: string | undefined, fallback: number): number | null => {
  if (text === undefined) return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/**
 * A WFS 2.0 with "ALKIS vereinfacht" at `/cadastre/wfs`: pages by `startIndex` and `next`, an unknown number of features, northings before
 * eastings, areas with a unit (REAL-8).
 */
export function wfsPlugin(land: Land): (app: FastifyInstance) => Promise<void> {
  const crs = crsUrn(land.crs);
  return async (app) => {
    app.get(PATH, async (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      const given = parametersOf(request.query);
      if (given.get('service') !== 'WFS')
        return exception(reply, 'MissingParameterValue', 'service');
      if (given.get('request') === 'GetCapabilities') return reply.send(capabilities(crs));
      if (given.get('request') !== 'GetFeature') {
        return exception(reply, 'OperationNotSupported', 'request');
      }
      if (given.get('typenames') !== TYPE) {
        return exception(reply, 'InvalidParameterValue', 'typeNames');
      }
      const asked = given.get('srsname');
      if (asked !== undefined && !namesCrs(asked, land.crs)) {
        return exception(reply, 'InvalidParameterValue', 'srsName');
      }
      const start = wholeNumber(given.get('startindex'), 0);
      const count = wholeNumber(given.get('count'), MAX_COUNT);
      if (start === null || count === null || count === 0) {
        return exception(reply, 'InvalidParameterValue', 'count');
      }
      const size = Math.min(count, MAX_COUNT);
      const parcels = land.parcelsFrom(start, size);
      const next = new URL(request.url, `http://${request.host}`);
      for (const name of next.searchParams.keys()) {
        if (name.toLowerCase() === 'startindex') next.searchParams.delete(name);
      }
      next.searchParams.set('startIndex', String(start + size));
      const link = start + size < land.size ? ` next="${xml(next.href)}"` : '';
      return reply.send(
        `<?xml version="1.0" encoding="UTF-8"?>
<wfs:FeatureCollection ${NAMESPACES} numberMatched="unknown" numberReturned="${parcels.length}"${link}>
${parcels.map((parcel) => parcelMember(land, parcel, crs)).join('\n')}
</wfs:FeatureCollection>`,
      );
    });
  };
}
