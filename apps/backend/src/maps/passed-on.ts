import type { PortalConfiguration } from '@portal/api';
import type { PassedOn } from '../config/maps-file.ts';

/** Where the requests of map services are passed on; the number of the service follows. */
export const MAP_DATA_PATH = '/api/map-data';

/** What follows the address of a service; null when the address is another one. */
function restOf(address: string, { address: beginning }: PassedOn): string | null {
  if (!address.startsWith(beginning)) return null;
  const rest = address.slice(beginning.length);
  return rest === '' || /^[/?]/.test(rest) ? rest : null;
}

/** Whether an address belongs to a service, after `..` and the like are resolved. */
export const belongsTo = (address: URL, service: PassedOn): boolean =>
  restOf(address.href, {
    ...service,
    address: new URL(service.address).href.replace(/\/$/, ''),
  }) !== null;

/** The service that passes an address on, if there is one. */
export const serviceOf = (address: string, services: readonly PassedOn[]): PassedOn | undefined =>
  services.find((service) => restOf(address, service) !== null);

/** The address at which browsers request map data: that of the portal, if it passes the requests on. */
function publicAddress(address: string, services: readonly PassedOn[], portalUrl: string): string {
  for (const [index, service] of services.entries()) {
    const rest = restOf(address, service);
    if (rest !== null) return `${portalUrl}${MAP_DATA_PATH}/${index}${rest}`;
  }
  return address;
}

/** The configuration that browsers receive: the addresses of services that are passed on are those of the portal. */
export function withPassedOn<Configuration extends Pick<PortalConfiguration, 'map'>>(
  configuration: Configuration,
  services: readonly PassedOn[],
  portalUrl: string,
): Configuration {
  if (services.length === 0) return configuration;
  const { map } = configuration;
  const at = (address: string): string => publicAddress(address, services, portalUrl);
  return {
    ...configuration,
    map: {
      ...map,
      baseLayer: { ...map.baseLayer, capabilitiesUrl: at(map.baseLayer.capabilitiesUrl) },
      wms: map.wms.map((layer) => ({ ...layer, url: at(layer.url) })),
      ...(map.sheet && { sheet: { ...map.sheet, url: at(map.sheet.url) } }),
    },
  };
}

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A capabilities document whose addresses are those of the portal. */
export const withPublicAddresses = (
  document: string,
  services: readonly PassedOn[],
  portalUrl: string,
): string =>
  services.reduce(
    (text, { address }, index) =>
      text.replaceAll(
        new RegExp(`${literally(address)}(?=[/?"'<\\s])`, 'g'),
        `${portalUrl}${MAP_DATA_PATH}/${index}`,
      ),
    document,
  );
