import {
  type Address,
  type Authority,
  type Box,
  type Building,
  type Land,
  LAND_USE_NAMES,
  type LandParcel,
  type Ring,
  sheetsOf,
  streetOf,
} from '@portal/demo-cadastre/land';
import type { Feature, MultiPolygon, Point } from 'geojson';

/** A GeoJSON feature of the service; coordinates are metres in the CRS of the land. */
export type LandFeature = Feature<
  MultiPolygon | Point | null,
  Record<string, string | number | null>
>;

/** A collection of features with paging and a bounding box filter. */
export interface Collection {
  readonly id: string;
  readonly title: string;
  /** At most `limit` features from `offset` on that intersect the bounding box (all for null), and their number. */
  page(
    box: Box | null,
    offset: number,
    limit: number,
  ): { features: LandFeature[]; matched: number };
  /** The feature with this id, or null. */
  find(id: string): LandFeature | null;
}

/** The collections by id. Property names follow the simplified ALKIS schema (NAS/WFS vereinfacht). */
export function collectionsOf(land: Land): ReadonlyMap<string, Collection> {
  const subdistricts = new Map(land.subdistricts.map((entry) => [entry.id, entry]));
  const districts = new Map(land.districts.map((entry) => [entry.id, entry.name]));
  const parcelFeature = (parcel: LandParcel): LandFeature => {
    const subdistrict = subdistricts.get(parcel.subdistrictId);
    return {
      type: 'Feature',
      id: parcel.id,
      geometry: {
        type: 'MultiPolygon',
        coordinates: parcel.polygons.map((rings) => rings.map(copyRing)),
      },
      properties: {
        flstkennz: parcel.id,
        gemarkung: subdistrict?.name ?? '',
        gemaschl: land.landCode + parcel.subdistrictId,
        flur: parcel.section,
        flstnrzae: parcel.numerator,
        flstnrnen: parcel.denominator,
        flaeche: parcel.area,
        grundbuchbezirk: parcel.register.districtId,
        grundbuchbezirkname: districts.get(parcel.register.districtId) ?? '',
        buchungsblatt: sheetsOf(parcel.register).join('; '),
        tntxt: `${LAND_USE_NAMES[parcel.use]};${parcel.area}`,
        lagebeztxt: streetOf(land, parcel) ?? null,
        stelle: subdistrict?.authorityId ?? '',
      },
    };
  };
  const collections: Collection[] = [
    {
      id: 'parcels',
      title: 'Flurstücke',
      page: (box, offset, limit) => {
        if (box === null) {
          return {
            features: land.parcelsFrom(offset, limit).map(parcelFeature),
            matched: land.size,
          };
        }
        const found = land.parcelsIn(box);
        return {
          features: found.slice(offset, offset + limit).map(parcelFeature),
          matched: found.length,
        };
      },
      find: (id) => {
        const parcel = land.parcel(id);
        return parcel ? parcelFeature(parcel) : null;
      },
    },
    addressCollection(land),
    buildingCollection(land),
    plain(
      'subdistricts',
      'Gemarkungen',
      land.subdistricts.map(({ id, name, municipality, county, authorityId }) =>
        table(land.landCode + id, {
          gemaschl: land.landCode + id,
          gemarkung: name,
          gemeinde: municipality,
          kreis: county,
          stelle: authorityId,
        }),
      ),
    ),
    plain(
      'districts',
      'Grundbuchbezirke',
      land.districts.map(({ id, name }) => table(id, { schluessel: id, name })),
    ),
    plain('authorities', 'Katasterämter', land.authorities.map(authorityFeature)),
  ];
  return new Map(collections.map((collection) => [collection.id, collection]));
}

function addressCollection(land: Land): Collection {
  return {
    id: 'addresses',
    title: 'Adressen',
    page: (box, offset, limit) => {
      if (box === null) {
        return {
          features: land
            .addressesFrom(offset, limit)
            .map((address, index) => addressFeature(address, offset + index)),
          matched: land.addressCount(),
        };
      }
      const found = land.addressesIn(box);
      return {
        features: found
          .slice(offset, offset + limit)
          .map(({ address, number }) => addressFeature(address, number)),
        matched: found.length,
      };
    },
    find: (id) => {
      const index = /^[1-9]\d{0,8}$/.test(id) ? Number(id) - 1 : -1;
      const [address] = index < 0 ? [] : land.addressesFrom(index, 1);
      return address ? addressFeature(address, index) : null;
    },
  };
}

/** A parcel has one house at most, and one garage. */
const buildingId = ({ parcelId, houseNumber }: Building): string =>
  `${parcelId}${houseNumber === null ? 'G' : 'H'}`;

function buildingCollection(land: Land): Collection {
  const feature = (building: Building): LandFeature => {
    const { parcelId, houseNumber, outline } = building;
    const address = land.addressesOf(parcelId).find((one) => one.houseNumber === houseNumber);
    return {
      type: 'Feature',
      id: buildingId(building),
      geometry: { type: 'MultiPolygon', coordinates: [[copyRing(outline)]] },
      properties: {
        oid: buildingId(building),
        gebnutzbez: houseNumber === null ? 'Garage' : 'Wohngebäude',
        lagebeztxt: address ? `${address.street} ${address.houseNumber}` : null,
      },
    };
  };
  return {
    id: 'buildings',
    title: 'Gebäude',
    page: (box, offset, limit) => {
      if (box === null) {
        const features = land.buildingsFrom(offset, limit).map(feature);
        return { features, matched: land.buildingCount() };
      }
      const found = land.buildingsIn(box);
      return {
        features: found.slice(offset, offset + limit).map(feature),
        matched: found.length,
      };
    },
    find: (id) => {
      const parcel = land.parcel(id.slice(0, -1));
      const found =
        parcel && land.buildingsIn(parcel.box).find((building) => buildingId(building) === id);
      return found ? feature(found) : null;
    },
  };
}

function plain(id: string, title: string, features: readonly LandFeature[]): Collection {
  return {
    id,
    title,
    page: (box, offset, limit) => {
      const found = box === null ? features : features.filter((feature) => meets(feature, box));
      return { features: found.slice(offset, offset + limit), matched: found.length };
    },
    find: (wanted) => features.find((feature) => feature.id === wanted) ?? null,
  };
}

/** Features without geometry intersect no bounding box (OGC 17-069r4, 7.15.3). */
function meets({ geometry }: LandFeature, [west, south, east, north]: Box): boolean {
  if (geometry?.type !== 'Point') return false;
  const [x = NaN, y = NaN] = geometry.coordinates;
  return x >= west && x <= east && y >= south && y <= north;
}

function table(id: string, properties: Record<string, string>): LandFeature {
  return { type: 'Feature', id, geometry: null, properties };
}

function addressFeature(address: Address, index: number): LandFeature {
  return {
    type: 'Feature',
    id: String(index + 1),
    geometry: { type: 'Point', coordinates: [...address.position] },
    properties: {
      plz: address.zipCode,
      ort: address.city,
      strasse: address.street,
      hausnr: address.houseNumber,
      flstkennz: address.parcelId,
    },
  };
}

function authorityFeature(authority: Authority): LandFeature {
  return table(authority.id, {
    stelle: authority.id,
    name: authority.name,
    strasse: authority.streetName,
    hausnr: authority.houseNumber,
    plz: authority.zipCode,
    ort: authority.city,
    email: authority.email,
  });
}

function copyRing(ring: Ring): number[][] {
  return ring.map((position) => [...position]);
}
