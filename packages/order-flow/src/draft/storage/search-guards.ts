import type { Position } from '@portal/api';
import type { FieldMessage, MessageKey } from '../model/message.ts';
import type {
  AddressParams,
  MapSection,
  ParcelParams,
  RegisterParams,
  SearchInputs,
  SearchQuery,
  SearchState,
} from '../model/search.ts';
import { SEARCH_ORDERS } from '../model/search.ts';
import { MESSAGE_KEYS } from '../model/message-keys.ts';
import { either, bool, finite, listOf, nullable, oneOf, shape, text, integer } from './guard.ts';
import type { Guard } from './guard.ts';
import { position } from './draft-guards.ts';

const count = integer(0, Number.MAX_SAFE_INTEGER);

const addressParams = shape<AddressParams>({
  zipCode: text,
  city: text,
  streetName: text,
  houseNumber: text,
});

const parcelParams = shape<ParcelParams>({
  localSubdistrictId: text,
  cadastralSection: text,
  parcelNumber: text,
});

const registerParams = shape<RegisterParams>({ landRegisterDistrictId: text, bookingSheet: text });

type QueryOf<Type extends SearchQuery['type']> = Extract<SearchQuery, { readonly type: Type }>;

const query: Guard<SearchQuery> = either(
  either(
    shape<QueryOf<'address'>>({ type: oneOf('address'), params: addressParams }),
    shape<QueryOf<'parcel'>>({ type: oneOf('parcel'), params: parcelParams }),
  ),
  either(
    shape<QueryOf<'register'>>({ type: oneOf('register'), params: registerParams }),
    either(
      shape<QueryOf<'area'>>({ type: oneOf('area'), area: listOf<Position>(position) }),
      shape<QueryOf<'coordinate'>>({ type: oneOf('coordinate'), coordinates: position }),
    ),
  ),
);

/** Tuples are arrays of a fixed length in JSON. */
const mapSection: Guard<MapSection> = (value): value is MapSection =>
  Array.isArray(value) && value.length === 4 && value.every((entry) => finite(entry));

/** The parcel step's search. */
export const searchState = shape<SearchState>({
  type: oneOf('address', 'parcel', 'register', 'area', 'coordinate'),
  several: bool,
  text,
  inputs: shape<SearchInputs>({
    address: addressParams,
    parcel: parcelParams,
    register: registerParams,
  }),
  query: nullable(query),
  page: count,
  limit: integer(1, 100),
  order: oneOf(...SEARCH_ORDERS),
  within: nullable(mapSection),
  section: nullable(mapSection),
  messages: listOf(shape<FieldMessage>({ field: text, key: oneOf<MessageKey>(...MESSAGE_KEYS) })),
});
